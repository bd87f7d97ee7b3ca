#ifndef BENCHMARK_BASELINE_H
#define BENCHMARK_BASELINE_H

#include "Allocations.h"
#include "Bytes.h"
#include "MovingTouch.h"
#include "ProcessorTime.h"
#include "ViewTree.h"

#endif
