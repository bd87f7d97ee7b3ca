#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How many times memory was allocated in this process since it began; -1 where that cannot be counted.
long allocations_so_far(void);

/// How much allocated memory is in use, in bytes; -1 where that cannot be told.
long bytes_in_use(void);

#endif
