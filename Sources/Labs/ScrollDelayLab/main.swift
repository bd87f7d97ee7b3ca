import LabSupport

exit(ScrollDelay.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
