#ifndef VIEW_TREE_H
#define VIEW_TREE_H

#include <stdbool.h>
#include <stddef.h>

// The least that the engine's work costs: the same views as structs with function pointers, without classes, reference
// counts and traces.

typedef struct {
  double x, y;
} Point;

typedef struct {
  double a, b, c, d, tx, ty;
} Transform;

typedef struct View View;
struct View {
  View *(*hit_test)(View *view, Point point);
  bool (*point_inside)(View *view, Point point);
  double x, y, width, height;
  Point center, anchor;
  Transform transform, inverse;
  double alpha;
  bool is_transformed, is_hidden, takes_touches;
  int number;
  View *parent;
  size_t count, capacity;
  View **subviews;
};

/// Makes a view with a place in its superview; everything is freed with the root.
View *view_make(double x, double y, double width, double height, int number);
void view_free(View *root);
void view_add(View *view, View *subview);
void view_transform(View *view, Transform transform, Transform inverse);

/// The number of the deepest, front-most view under a point; -1 if there is none.
int view_hit(View *root, Point point);
/// Where a point of a view lies in the root.
Point view_climb(View *view, Point point);

#endif
