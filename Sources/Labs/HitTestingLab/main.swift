import LabSupport

exit(HitTesting.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
