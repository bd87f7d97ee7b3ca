#include "ViewTree.h"

#include <stdlib.h>

static bool point_inside(View *view, Point point) {
  return point.x >= view->x && point.x < view->x + view->width && point.y >= view->y
    && point.y < view->y + view->height;
}

static Point apply(Transform t, Point point) {
  return (Point){t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty};
}

static Point from_superview(View *view, Point point) {
  Point offset = {point.x - view->center.x, point.y - view->center.y};
  if (view->is_transformed) offset = apply(view->inverse, offset);
  return (Point){view->anchor.x + offset.x, view->anchor.y + offset.y};
}

static View *hit_test(View *view, Point point) {
  if (view->is_hidden || !view->takes_touches || !(view->alpha >= 0.01)) return NULL;
  if (!view->point_inside(view, point)) return NULL;
  for (size_t place = view->count; place-- > 0;) {
    View *subview = view->subviews[place];
    View *hit = subview->hit_test(subview, from_superview(subview, point));
    if (hit) return hit;
  }
  return view;
}

View *view_make(double x, double y, double width, double height, int number) {
  View *view = calloc(1, sizeof *view);
  if (!view) abort();
  view->hit_test = hit_test;
  view->point_inside = point_inside;
  view->width = width;
  view->height = height;
  view->center = (Point){x + width / 2, y + height / 2};
  view->anchor = (Point){width / 2, height / 2};
  view->alpha = 1;
  view->takes_touches = true;
  view->number = number;
  return view;
}

void view_free(View *root) {
  for (size_t place = 0; place < root->count; place++) view_free(root->subviews[place]);
  free(root->subviews);
  free(root);
}

void view_add(View *view, View *subview) {
  if (view->count == view->capacity) {
    view->capacity = view->capacity ? 2 * view->capacity : 4;
    view->subviews = realloc(view->subviews, view->capacity * sizeof *view->subviews);
    if (!view->subviews) abort();
  }
  view->subviews[view->count++] = subview;
  subview->parent = view;
}

void view_transform(View *view, Transform transform, Transform inverse) {
  view->transform = transform;
  view->inverse = inverse;
  view->is_transformed = true;
}

int view_hit(View *root, Point point) {
  View *hit = root->hit_test(root, point);
  return hit ? hit->number : -1;
}

Point view_climb(View *view, Point point) {
  for (; view->parent; view = view->parent) {
    Point offset = {point.x - view->anchor.x, point.y - view->anchor.y};
    if (view->is_transformed) offset = apply(view->transform, offset);
    point = (Point){view->center.x + offset.x, view->center.y + offset.y};
  }
  return point;
}
