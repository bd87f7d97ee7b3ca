# The commands a person types. `make help` lists them.
.PHONY: help check watch hint replay reset doctor hunt starters lab predict
# teachers
.PHONY: prove handout gradescope grade class test unit-tests fuzz embedded lint refresh allocations bench bench-check
# end teachers
.DEFAULT_GOAL := help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  make check SUBMISSION=folder   checks what somebody handed in; with it go"
	@echo "    REPORTS=junit,gradescope,classroom   reports besides report.json"
	@echo "    OUT=folder                           where to write them, .build/check otherwise"
	@echo "    SANDBOX=required                     runs nothing without a sandbox (bwrap); or off"

# The checker is compiled without the package manager, in a second or two, and again whenever the contents of
# its sources differ from those it was made of: the stamp is named after them, times do not matter.
CHECK := .build/check/bin/check
CHECK_SOURCES := $(sort $(shell find Sources/Course Sources/Checker -name '*.swift'))
CHECK_STAMP := .build/check/bin/made-of-$(shell cat $(CHECK_SOURCES) | cksum | tr ' ' '-')

# What was typed, as one word for the shell, whatever signs are in it; and with its option, if it was typed. An empty one
# goes on as it is: the checker says what is missing.
quoted = '$(subst ','\'',$(value $1))'
option = $(if $(filter undefined,$(origin $2)),,$1 $(call quoted,$2))
SELECTION = $(call option,--chapter,CHAPTER) $(call option,--exercise,EXERCISE)

$(CHECK_STAMP):
	@command -v swiftc >/dev/null || { echo "swiftc is not in PATH. Install Swift 6: https://www.swift.org/install/" >&2; exit 69; }
	@echo "Building the checker, once." >&2
	@mkdir -p $(@D) && rm -f $(@D)/made-of-*
	@swiftc -wmo -Onone -swift-version 6 -parse-as-library -c -module-name Course -emit-module \
	  -emit-module-path $(@D)/Course.swiftmodule -o $(@D)/Course.o $(filter Sources/Course/%,$(CHECK_SOURCES))
	@swiftc -wmo -Onone -num-threads 2 -swift-version 6 -parse-as-library -module-name Checker -I $(@D) -o $(CHECK) \
	  $(filter Sources/Checker/%,$(CHECK_SOURCES)) $(@D)/Course.o
	@touch $@

# What was handed in, and the reports on it.
HANDED_IN = $(call option,--submission,SUBMISSION) $(call option,--starters,STARTERS) \
  $(call option,--sandbox,SANDBOX) $(call option,--reports,REPORTS) $(call option,--out,OUT)

check: $(CHECK_STAMP) ## check your answers: make check, make check CHAPTER=2, make check EXERCISE=2.3
	@$(CHECK) run $(SELECTION) $(call option,--limit,LIMIT) $(HANDED_IN)

hint: $(CHECK_STAMP) ## show a hint: make hint EXERCISE=2.3 RUNG=1
	@$(CHECK) hint $(call option,,EXERCISE) $(call option,,RUNG)

watch: $(CHECK_STAMP) ## check again whenever you save a file: make watch CHAPTER=2
	@$(CHECK) watch $(SELECTION) $(call option,--limit,LIMIT)

replay: $(CHECK_STAMP) ## run one random case again, with its whole trace: make replay EXERCISE=2.3 SEED=3
	@$(CHECK) replay $(call option,,EXERCISE) $(call option,,SEED)

reset: $(CHECK_STAMP) ## put a file back as it was handed out, and keep yours aside: make reset EXERCISE=2.3
	@$(CHECK) reset $(call option,,EXERCISE)

doctor: $(CHECK_STAMP) ## look whether everything is there that the checks need
	@$(CHECK) doctor

hunt: $(CHECK_STAMP) ## try checks that you wrote yourself: make hunt EXERCISE=2.2
	@$(CHECK) hunt $(call option,,EXERCISE) $(call option,--limit,LIMIT)

starters: $(CHECK_STAMP) ## make the starters that are missing or stale; never overwrites your work
	@$(CHECK) starters $(SELECTION)

# The labs by the numbers of their chapters.
LAB_1 := system-path-lab
LAB_2 := hit-testing-lab
LAB_3 := responder-chain-lab
LAB_4 := recognizers-lab
LAB_5 := controls-lab
LAB_6 := scroll-delay-lab
LAB := $(if $(filter 1 2 3 4 5 6,$(CHAPTER)),$(LAB_$(CHAPTER)))
define no_lab
	@{ printf 'There is no lab for CHAPTER=%s. Choose one:\n' $(call quoted,CHAPTER); \
	  $(foreach number,1 2 3 4 5 6,printf '  make $@ CHAPTER=%s  %s\n' $(number) $(LAB_$(number));) } >&2; exit 64
endef

lab: ## run a chapter's lab: make lab CHAPTER=2, make lab CHAPTER=2 SCENARIO=HT5 ARGUMENTS=--all
ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) $(call option,--scenario,SCENARIO) $(ARGUMENTS)
endif

predict: ## predict what a lab will show: make predict CHAPTER=2, make predict CHAPTER=2 SEED=7 for random cases
ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) --predict $(call option,--scenario,SCENARIO) $(call option,--seed,SEED) $(ARGUMENTS)
endif

# teachers
prove: $(CHECK_STAMP) ## prove the checks: make prove CHAPTER=2, and on small changes to the solutions: MUTATE=1
	@$(CHECK) prove $(SELECTION) $(call option,--limit,LIMIT) $(call option,--students,STUDENTS) \
	  $(call option,--mutate,MUTATE)

# The copy is tried with its own `make check`, which would take OUT for the place of its reports.
handout: $(CHECK_STAMP) ## make a copy for students, without solutions, and test it: make handout OUT=../handout
	@env -u OUT -u MAKEFLAGS -u MAKELEVEL $(CHECK) handout $(call option,,OUT)

gradescope: $(CHECK_STAMP) ## make the autograder for Gradescope: make gradescope OUT=autograder.zip
	@$(CHECK) gradescope $(call option,,OUT)

grade: $(CHECK_STAMP) ## grade a class: make grade SUBMISSIONS=../handed-in OUT=../reports SHARD=3/10
	@$(CHECK) grade $(SELECTION) $(call option,--submissions,SUBMISSIONS) $(call option,--out,OUT) \
	  $(call option,--shard,SHARD) $(call option,--sandbox,SANDBOX) \
	  $(call option,--reports,REPORTS) $(call option,--limit,LIMIT)

# Here REPORTS is a folder: the one that `make grade` wrote to.
class: $(CHECK_STAMP) ## sum up the reports on a class: make class REPORTS=../reports NAMES=1 OUT=class.csv
	@$(CHECK) class $(call option,,REPORTS) $(if $(NAMES),--names) $(call option,--out,OUT)

test: ## run every test of the project; your answers do not matter here
	@.ci/test

# The student's files are no part of the project's own tests: they are compiled as they were handed out, and
# `make prove` runs the checks on known answers.
unit-tests refresh: export EXERCISES_FOLDER = Tests/Starters

unit-tests: ## run the tests of engine, labs, checker and book
	@.ci/unit-tests

# In release, because a million events take a quarter of a minute there and some minutes otherwise.
fuzz: ## drive the engine at random: make fuzz SEED=2 EVENTS=1000000, make fuzz SEED=2 CASE=17 TRACE=1
	@swift build -c release --scratch-path .build/release --product Fuzz
	@.build/release/release/Fuzz $(call option,--seed,SEED) $(call option,--events,EVENTS) \
	  $(call option,--case,CASE) $(if $(TRACE),--trace)

SWIFT_LIBRARIES = $(shell swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
embedded: ## compile the engine in Embedded Swift for WebAssembly
	@if [ -d "$(SWIFT_LIBRARIES)/embedded/wasm32-unknown-none-wasm" ]; then \
	  swift build --triple wasm32-unknown-none-wasm -c release --target TouchKit --scratch-path .build/embedded \
	    -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Osize && \
	  if llvm-nm .build/embedded/*/release/TouchKit.build/*.o 2>/dev/null | grep -E ' U (round|fma|fmod|remainder)$$'; then \
	    echo "the engine needs functions of a mathematics library, which a page does not have" >&2; exit 1; fi; \
	else echo "skipped: this toolchain has no Embedded Swift for wasm32-unknown-none-wasm"; fi

lint: ## check the format of every source
	@swift format lint --strict --recursive Package.swift Sources Tests

refresh: ## make the logs, listings and figures of the chapters anew
	@swift build && swift run --skip-build book refresh

bench-check: $(CHECK_STAMP) ## measure how long verdicts take, against the bare compiler: make bench-check COUNT=100
	@$(CHECK) bench $(SELECTION) $(call option,--count,COUNT)

allocations: ## count what a moving finger allocates: nothing, while nobody traces it
	@swift run -c release --scratch-path .build/release Benchmarks --allocations

bench: ## measure the hot paths, as ratios to a plain baseline of the same run
	@swift run -c release --scratch-path .build/release Benchmarks
# end teachers
