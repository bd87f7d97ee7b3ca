import LabSupport

exit(Recognizers.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
