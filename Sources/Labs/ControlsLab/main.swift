import LabSupport

exit(Controls.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
