import LabSupport

exit(HitTesting.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
