# The commands a person types. `make help` lists them.
COMMANDS := help check read watch hint replay reset doctor hunt starters lab predict whole port phone compare
# What is typed with `=`. The last line of them is what the programs read from the environment.
VARIABLES := ANSWERS ARGUMENTS CHAPTER EXERCISE FILE LIMIT LOG OUT REPORTS RUNG SANDBOX SCENARIO SEED STARTERS \
  SUBMISSION SYSTEM TEST VIEW \
  CHECK_CACHE CHECK_SEED COLUMNS NO_COLOR STUDENT TMPDIR
.DEFAULT_GOAL := help

# An example stands behind a colon, and gets a line of its own.
help: ## show this list
	@awk -F ':.*## ' 'NR == 1 { print "" } FNR == 1 && FILENAME ~ /TeachCommand/ { print "\nFor teachers, and for those who change the project:\n" } \
	  /^[a-z-]+:.*## / { split($$2, text, ": make "); printf "  make %-12s %s\n", $$1, text[1]; \
	    if (text[2] != "") printf "%21smake %s\n", "", text[2] }' $(MAKEFILE_LIST)

# The programs are compiled without the package manager, in some seconds, and again whenever the toolchain or the
# contents of their sources differ from those they were made of: the stamps are named after both, times do not matter.
# Of the compiler's driver a question leaves an empty folder in TMPDIR; the frontend knows the same.
BIN := .build/check/bin
# What it passes on to the linker takes some megabytes there.
TEMPORARY := $(shell cd "$${TMPDIR:-/tmp}" 2>/dev/null && test -w . && { df -Pk . | awk 'END { if ($$4 < 32768) print "full" }'; \
  true; } || echo closed)
ifneq ($(TEMPORARY),)
$(error Swift needs a folder for temporary files, and $(or $(TMPDIR),/tmp) $(if $(filter full,$(TEMPORARY)),is full,can't be \
  written to). Say which one it may use: TMPDIR=folder make $(MAKECMDGOALS))
endif
TOOLCHAIN := $(shell swiftc -frontend -version 2>/dev/null | cksum | cut -d ' ' -f 1)
JUDGE_MODULES := Course HostSystem Judge
sources = $(sort $(shell find $(addprefix Sources/,$1) -name '*.swift'))
stamp = $(BIN)/$1-$(TOOLCHAIN)-$(shell cat $(call sources,$2) | cksum | tr ' ' '-')
JUDGE_STAMP := $(call stamp,judge,$(JUDGE_MODULES))
CHECK := $(BIN)/check
CHECK_STAMP := $(call stamp,check,$(JUDGE_MODULES) CheckCommand)

# `make check 2.3` means EXERCISE=2.3, `make lab 4` means CHAPTER=4, and what follows is a rung, an answer or a seed.
without_digits = $(subst 0,,$(subst 1,,$(subst 2,,$(subst 3,,$(subst 4,,$(subst 5,,$(subst 6,,$(subst 7,,$(subst \
  8,,$(subst 9,,$1))))))))))
NUMBERS := $(foreach word,$(wordlist 2,9,$(MAKECMDGOALS)),$(if $(filter-out .,$(call without_digits,$(word))),,$(word)))
# $(call typed,VARIABLE,WORD): what was typed with `=` counts.
typed = $(if $2,$(if $(filter undefined,$(origin $1)),$(eval $1 := $2)))
FIRST := $(firstword $(NUMBERS))
$(call typed,$(if $(findstring .,$(FIRST)),EXERCISE,CHAPTER),$(FIRST))
$(call typed,$(if $(filter hint,$(MAKECMDGOALS)),RUNG,$(if $(filter read,$(MAKECMDGOALS)),ANSWERS,SEED)),$(word 2,$(NUMBERS)))
.PHONY: $(NUMBERS)
$(sort $(NUMBERS)):
	@:

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

check: $(CHECK_STAMP) ## check your answers: make check CHAPTER=2, make check EXERCISE=2.3
	@$(CHECK) run $(SELECTION) $(call option,--limit,LIMIT) $(HANDED_IN)

hint: $(CHECK_STAMP) ## show a hint: make hint EXERCISE=2.3
	@$(CHECK) hint $(call option,,EXERCISE) $(call option,,RUNG)

# A pager shows a page at a time, if a person reads more than a page.
READ = $(CHECK) read $(SELECTION) $(call option,--answers,ANSWERS)
read: $(CHECK_STAMP) ## read a chapter in the terminal, or one answer that it hides: make read CHAPTER=2, make read CHAPTER=2 ANSWERS=3
	@if [ -t 1 ] && command -v less >/dev/null; then \
	  text=$$(COLUMNS=$$(tput cols) $(READ)) && printf '%s\n' "$$text" | LESSCHARSET=utf-8 less -F; \
	else $(READ); fi

watch: $(CHECK_STAMP) ## check again whenever you save a file: make watch CHAPTER=2
	@$(CHECK) watch $(SELECTION) $(call option,--limit,LIMIT)

replay: $(CHECK_STAMP) ## show where one random case goes wrong: make replay EXERCISE=2.3 SEED=3
	@$(CHECK) replay $(call option,,EXERCISE) $(call option,,SEED) $(call option,--test,TEST)

reset: $(CHECK_STAMP) ## put a file back as it was handed out, and keep yours aside: make reset EXERCISE=2.3
	@$(CHECK) reset $(call option,,EXERCISE)

doctor: $(CHECK_STAMP) ## look whether everything is there that the checks need
	@$(CHECK) doctor

hunt: $(CHECK_STAMP) ## try checks that you wrote yourself: make hunt EXERCISE=2.2
	@$(CHECK) hunt $(call option,,EXERCISE) $(call option,--limit,LIMIT)

starters: $(CHECK_STAMP) ## make missing starters; never overwrites your work
	@$(CHECK) starters $(SELECTION)

PORT := $(BIN)/port
PORT_STAMP := $(call stamp,port,PortCommand)

$(PORT_STAMP):
	@mkdir -p $(BIN) && rm -f $(BIN)/port-*
	@$(call compile,PortCommand,-o $(PORT))
	@touch $@

port: $(PORT_STAMP) ## change event code for the engine: make port FILE=Page.swift OUT=Ported.swift
	@$(PORT) $(if $(value FILE),$(call quoted,FILE)) $(call option,--out,OUT)

phone: ## make the book's pages an app for an iPhone or iPad: make phone OUT=../TheDeadRow.swiftpm
	@swift run phone package $(call option,,OUT)

compare: ## hold what a phone has seen against the engine: make compare LOG=phone.touches
	@swift run phone $(if $(value REPORTS),table $(call quoted,REPORTS),compare $(call option,,LOG))

# The labs by the numbers of their chapters.
LAB_1 := system-path-lab
LAB_2 := hit-testing-lab
LAB_3 := responder-chain-lab
LAB_4 := recognizers-lab
LAB_5 := controls-lab
LAB_6 := scroll-delay-lab
LAB := $(if $(filter 1 2 3 4 5 6,$(CHAPTER)),$(LAB_$(CHAPTER)))
LAB_OPTIONS = $(call option,--scenario,SCENARIO) $(call option,--profile,SYSTEM) $(ARGUMENTS)
define no_lab
	@{ printf 'There is no lab for CHAPTER=%s. Choose one:\n' $(call quoted,CHAPTER); \
	  $(foreach number,1 2 3 4 5 6,printf '  make $@ CHAPTER=%s  %s\n' $(number) $(LAB_$(number));) \
	  $(if $(filter lab,$@),echo 'Or touch a view of your own: make lab FILE=Ported.swift';) } >&2; exit 64
endef

# A file of your own is compiled together with a main that is made for it, against copies of the modules, which take the
# package manager seconds to look at. If both don't compile, but the file alone does, then its view can't be made so, and
# the comment of that main says what to write.
FILE_LAB := .build/lab
FILE_LAB_MODULES := Chance Pages TouchKit TouchInput TouchFigures
FILE_LAB_STAMP = $(call stamp,lab,Labs/LabSupport $(FILE_LAB_MODULES))
FILE_LAB_FLAGS := -swift-version 6 -suppress-warnings -gline-tables-only -parse-as-library -module-name Lab -I $(FILE_LAB)
# Where the run time writes what led to a crash, and the place in it that is not the engine's.
FILE_LAB_CRASH := SWIFT_BACKTRACE=enable=yes,color=no,threads=crashed,images=none,registers=none,output-to=$(FILE_LAB)/crash
FILE_LAB_FRAME := s|^.*0x[0-9a-f]* \(.*\) + [0-9]* in program at \(.*\):[0-9]*$$|\2: \1|p
define lab_of_file
	@mkdir -p $(FILE_LAB)
	@$(PORT) --lab $(call quoted,FILE) $(call option,--view,VIEW) --out $(FILE_LAB)/LabProgram.swift
	@[ -e $(FILE_LAB_STAMP) ] || { rm -f $(BIN)/lab-* && \
	  swift build --product LabSupport < /dev/null >&2 && \
	  cp $(patsubst %,.build/debug/Modules/%.swiftmodule,LabSupport $(FILE_LAB_MODULES)) \
	    .build/debug/libLabSupport.a $(FILE_LAB) && touch $(FILE_LAB_STAMP); }
	@swiftc $(FILE_LAB_FLAGS) $(call quoted,FILE) $(FILE_LAB)/LabProgram.swift $(FILE_LAB)/libLabSupport.a \
	  -o $(FILE_LAB)/program < /dev/null 2> $(FILE_LAB)/errors || { \
	  swiftc $(FILE_LAB_FLAGS) -wmo -c $(call quoted,FILE) -o $(FILE_LAB)/file.o < /dev/null >&2 && { \
	    sed -n 's|^// \{0,1\}||p' $(FILE_LAB)/LabProgram.swift; \
	    sed -n 's|.*error: |The compiler says: |p' $(FILE_LAB)/errors | head -n 1; } >&2; exit 65; }
	@rm -f $(FILE_LAB)/crash; $(FILE_LAB_CRASH) $(FILE_LAB)/program $(LAB_OPTIONS) || { code=$$?; [ $$code -lt 128 ] || { \
	  echo "Your code crashed in this command."; \
	  sed -n '/ at $(subst /,\/,$(CURDIR))\/\(Sources\|\.build\)\//d; $(FILE_LAB_FRAME)' $(FILE_LAB)/crash 2>/dev/null | \
	    head -n 1; } >&2; exit $$code; }
endef

FILE_IS_TYPED := $(if $(LAB)$(CHAPTER),,$(filter-out undefined,$(origin FILE)))

lab: $(if $(FILE_IS_TYPED),$(PORT_STAMP)) ## run a chapter's lab, or touch your own view: make lab CHAPTER=2, make lab FILE=Ported.swift
ifneq ($(FILE_IS_TYPED),)
	$(lab_of_file)
else ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) $(LAB_OPTIONS)
endif

predict: ## say what a lab will show: make predict CHAPTER=2 SEED=7
ifeq ($(LAB),)
	$(no_lab)
else
	@swift run $(LAB) --predict $(call option,--seed,SEED) $(LAB_OPTIONS)
endif

whole: ## let your own answers carry a touch
	@swift run whole

-include Sources/Site/Makefile

# A copy for students has none of it.
-include Sources/TeachCommand/Makefile
.PHONY: $(COMMANDS)

# What isn't there is answered with what may have been meant: the word that shares most letters, in their order, or goes
# on as typed. Capitals don't matter. $(call nearest,WORD,WORDS)
typed_word = '$(subst ','\'',$1)'
nearest = $(shell word=$(typed_word) words='$2' awk 'BEGIN { word = toupper(ENVIRON["word"]); size = length(word); \
  count = split(ENVIRON["words"], words); least = 1 + size / 4; \
  for (w = 1; w <= count; ++w) { other = toupper(words[w]); split("", shared); longer = length(other); \
    for (i = 1; i <= size; ++i) for (j = 1; j <= longer; ++j) \
      shared[i, j] = substr(word, i, 1) == substr(other, j, 1) ? shared[i - 1, j - 1] + 1 \
        : shared[i - 1, j] > shared[i, j - 1] ? shared[i - 1, j] : shared[i, j - 1]; \
    lost = (longer > size ? longer : size) - shared[size, longer]; \
    if (size > 1 && index(other, word) == 1) lost = 0.5; \
    if (other == word) lost = 0; \
    if (lost < least) { least = lost; nearest = words[w] } } print nearest }')
complain = printf '%s\n' $(typed_word) | fold -s -w 80 >&2
blank :=
comma := ,
listed = $(subst $(blank) $(blank),$(comma) ,$(sort $1))

# What else the Makefiles name in capitals may be set, too.
TYPED := $(foreach name,$(.VARIABLES),$(if $(filter command,$(origin $(name))),$(name)))
UNKNOWN_VARIABLES := $(filter-out $(VARIABLES),$(TYPED))
UNKNOWN_VARIABLES := $(if $(UNKNOWN_VARIABLES),$(filter-out \
  $(shell grep -ohwE '[A-Z][A-Z_]+' $(MAKEFILE_LIST)),$(UNKNOWN_VARIABLES)))
about_variable = $(if $1,Did you mean $1?,There are: $(call listed,$(VARIABLES)).)
$(foreach name,$(UNKNOWN_VARIABLES),$(shell $(call complain,There is no variable $(name). \
  $(call about_variable,$(call nearest,$(name),$(VARIABLES))))))
ifneq ($(UNKNOWN_VARIABLES),)
$(error Nothing was done)
endif

UNKNOWN_COMMANDS := $(foreach word,$(filter-out $(COMMANDS) $(NUMBERS),$(MAKECMDGOALS)),$(if $(findstring \
  /,$(word)),,$(word)))
about_command = $(if $1,Did you mean make $1? make help lists all commands.,There are: $(call listed,$(COMMANDS)).)
.PHONY: $(UNKNOWN_COMMANDS)
$(sort $(UNKNOWN_COMMANDS)):
	@$(call complain,There is no command $@. $(call about_command,$(call nearest,$@,$(COMMANDS)))); exit 64
