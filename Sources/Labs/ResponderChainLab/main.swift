import LabSupport

exit(ResponderChain.lab.run(arguments: CommandLine.arguments.dropFirst(), terminal: .system).rawValue)
