import LabSupport

exit(ResponderChain.lab.run(arguments: CommandLine.arguments.dropFirst(), console: .system).rawValue)
