import LabSupport

exit(SystemPath.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
