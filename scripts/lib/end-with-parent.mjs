// Stops a child process when its parent has ended. The child loads this file (`node --import`) before its own
// program.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
