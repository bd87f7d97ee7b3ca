import LabSupport

exit(Recognizers.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
