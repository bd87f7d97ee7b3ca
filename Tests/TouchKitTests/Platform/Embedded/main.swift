// The same cases with Embedded Swift, in one module with the engine: `make embedded` compiles and runs them.
let broken = LifetimeCase.all.filter { !$0.holds() }
for lifetime in broken { print("does not hold with Embedded Swift: \(lifetime.name)") }
precondition(broken.isEmpty, "see above")
print("\(LifetimeCase.all.count) cases of lifetimes hold with Embedded Swift")
