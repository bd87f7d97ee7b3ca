import LabSupport

exit(ScrollDelay.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
