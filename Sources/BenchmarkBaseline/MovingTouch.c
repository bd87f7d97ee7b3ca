#include "MovingTouch.h"

#include <stdbool.h>
#include <string.h>

typedef struct {
  double time;
  int count;
  struct {
    int index, phase;
    double x, y;
  } fingers[10];
} Frame;

typedef struct {
  double x, y, previous_x, previous_y, time;
} Touch;

typedef struct Responder Responder;
struct Responder {
  void (*touches_moved)(Responder *responder, const Touch *touch);
  Responder *next;
  long told;
};

typedef struct Pan Pan;
struct Pan {
  void (*touches_moved)(Pan *pan, const Touch *touch);
  double x, y, travelled_x, travelled_y, speed_x, speed_y, time;
  bool has_begun;
};

static Frame queue[3];
static Touch touch;
static Pan pans[3];
static Responder responders[10];
static long told;

static void forward(Responder *responder, const Touch *moved) {
  responder->told++;
  told++;
  if (responder->next) responder->next->touches_moved(responder->next, moved);
}

static void follow(Pan *pan, const Touch *moved) {
  double dx = moved->x - pan->x, dy = moved->y - pan->y, seconds = moved->time - pan->time;
  pan->travelled_x += dx;
  pan->travelled_y += dy;
  if (seconds > 0) {
    double weight = seconds / (seconds + 0.0005);
    pan->speed_x += (dx / seconds - pan->speed_x) * weight;
    pan->speed_y += (dy / seconds - pan->speed_y) * weight;
  }
  pan->x = moved->x;
  pan->y = moved->y;
  pan->time = moved->time;
  if (pan->travelled_x >= 10 || pan->travelled_y >= 10) pan->has_begun = true;
}

void moving_touch_land(double x, double y) {
  told = 0;
  touch = (Touch){x * 320, y * 480, x * 320, y * 480, 0};
  for (int place = 0; place < 3; place++) {
    pans[place] = (Pan){.touches_moved = follow, .x = touch.x, .y = touch.y};
  }
  for (int place = 0; place < 10; place++) {
    responders[place] = (Responder){forward, place < 9 ? &responders[place + 1] : NULL, 0};
  }
}

long moving_touch_move(double x, double y, double time) {
  // From the digitizer through the router to the app: each keeps its own copy.
  queue[0] = (Frame){.time = time, .count = 1, .fingers = {{0, 1, x, y}}};
  memcpy(&queue[1], &queue[0], sizeof queue[0]);
  memcpy(&queue[2], &queue[1], sizeof queue[0]);
  touch.previous_x = touch.x;
  touch.previous_y = touch.y;
  touch.x = queue[2].fingers[0].x * 320;
  touch.y = queue[2].fingers[0].y * 480;
  touch.time = time;
  for (int place = 0; place < 3; place++) pans[place].touches_moved(&pans[place], &touch);
  responders[0].touches_moved(&responders[0], &touch);
  return told;
}
