// Loaded before a child's own code (`node --import`). When the process that started it is gone, however it ended, the
// child asks itself to stop: no server is left behind that nobody sees, holding the port and the data.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
