#ifndef PROCESSOR_TIME_H
#define PROCESSOR_TIME_H

/// How long the processor has worked for this process, in seconds: what else the machine does is left out.
double processor_seconds(void);

#endif
