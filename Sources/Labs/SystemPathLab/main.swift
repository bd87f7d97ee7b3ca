import LabSupport

exit(SystemPath.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
