#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// Starts to count the objects, arrays and closures that Swift makes.
void allocations_start_counting(void);
/// Stops counting; how many there were.
long allocations_stop_counting(void);

#endif
