import LabSupport

exit(Controls.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
