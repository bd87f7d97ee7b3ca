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

# The programs are compiled without the package manager, in some seconds, and again whenever the contents of their
# sources differ from those they were made of: the stamps are named after them, times do not matter.
BIN := .build/check/bin
JUDGE_MODULES := Course HostSystem Judge
sources = $(sort $(shell find $(addprefix Sources/,$1) -name '*.swift'))
stamp = $(BIN)/$1-$(shell cat $(call sources,$2) | cksum | tr ' ' '-')
JUDGE_STAMP := $(call stamp,judge,$(JUDGE_MODULES))
CHECK := $(BIN)/check
CHECK_STAMP := $(call stamp,check,$(JUDGE_MODULES) CheckCommand)

# What was typed, as one word for the shell, whatever signs are in it; and with its option, if it was typed. An empty one
# goes on as it is: the checker says what is missing.
quoted = '$(subst ','\'',$(value $1))'
option = $(if $(filter undefined,$(origin $2)),,$1 $(call quoted,$2))
SELECTION = $(call option,--chapter,CHAPTER) $(call option,--exercise,EXERCISE)

# $(call compile,MODULE,OPTIONS)
compile = swiftc -wmo -Onone -swift-version 6 -parse-as-library -package-name course -module-name $1 \
  -I $(BIN) $2 $(call sources,$1)
module = $(call compile,$1,-c -emit-module -emit-module-path $(BIN)/$1.swiftmodule -o $(BIN)/$1.o)

$(JUDGE_STAMP):
	@command -v swiftc >/dev/null || { echo "swiftc is not in PATH. Install Swift 6: https://www.swift.org/install/" >&2; exit 69; }
	@echo "Building the checker, once." >&2
	@mkdir -p $(BIN) && rm -f $(BIN)/judge-*
	@$(call module,Course) & $(call module,HostSystem) & wait
	@$(call module,Judge)
	@touch $@

$(CHECK_STAMP): $(JUDGE_STAMP)
	@rm -f $(BIN)/check-*
	@$(call compile,CheckCommand,-o $(CHECK) $(JUDGE_MODULES:%=$(BIN)/%.o))
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

lab: ## run a chapter's lab: make lab CHAPTER=2 SCENARIO=HT5
ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) $(call option,--scenario,SCENARIO) $(ARGUMENTS)
endif

predict: ## say what a lab will show: make predict CHAPTER=2 SEED=7
ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) --predict $(call option,--scenario,SCENARIO) $(call option,--seed,SEED) $(ARGUMENTS)
endif

# teachers
TEACH := $(BIN)/teach
TEACH_STAMP := $(call stamp,teach,$(JUDGE_MODULES) TeachCommand)

$(TEACH_STAMP): $(JUDGE_STAMP)
	@rm -f $(BIN)/teach-*
	@$(call compile,TeachCommand,-o $(TEACH) $(JUDGE_MODULES:%=$(BIN)/%.o))
	@touch $@

prove: $(TEACH_STAMP) ## prove the checks: make prove CHAPTER=2, and on small changes to the solutions: MUTATE=1
	@$(TEACH) prove $(SELECTION) $(call option,--limit,LIMIT) $(call option,--students,STUDENTS) \
	  $(call option,--mutate,MUTATE)

# The copy is tried with its own `make check`, which would take OUT for the place of its reports.
handout: $(TEACH_STAMP) ## make a copy for students, without solutions, and test it: make handout OUT=../handout
	@env -u OUT -u MAKEFLAGS -u MAKELEVEL $(TEACH) handout $(call option,,OUT)

gradescope: $(TEACH_STAMP) ## make the autograder for Gradescope: make gradescope OUT=autograder.zip
	@$(TEACH) gradescope $(call option,,OUT)

grade: $(TEACH_STAMP) ## grade a class: make grade SUBMISSIONS=../handed-in OUT=../reports SHARD=3/10
	@$(TEACH) grade $(SELECTION) $(call option,--submissions,SUBMISSIONS) $(call option,--out,OUT) \
	  $(call option,--shard,SHARD) $(call option,--sandbox,SANDBOX) \
	  $(call option,--reports,REPORTS) $(call option,--limit,LIMIT)

# Here REPORTS is a folder: the one that `make grade` wrote to.
class: $(TEACH_STAMP) ## sum up the reports on a class: make class REPORTS=../reports NAMES=1 OUT=class.csv
	@$(TEACH) class $(call option,,REPORTS) $(if $(NAMES),--names) $(call option,--out,OUT)

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

bench-check: $(TEACH_STAMP) ## measure how long verdicts take, against the bare compiler: make bench-check COUNT=100
	@$(TEACH) bench $(SELECTION) $(call option,--count,COUNT)

allocations: ## count what a moving finger allocates: nothing, while nobody traces it
	@swift run -c release --scratch-path .build/release Benchmarks --allocations

bench: ## measure the hot paths, as ratios to a plain baseline of the same run
	@swift run -c release --scratch-path .build/release Benchmarks
# end teachers
