#ifndef MOVING_TOUCH_H
#define MOVING_TOUCH_H

/// What a move takes at least: one finger, three pans that watch it, and ten responders of which each tells the next.
void moving_touch_land(double x, double y);
/// Moves the finger to a share of the glass; how many responders have been told in all.
long moving_touch_move(double x, double y, double time);

#endif
