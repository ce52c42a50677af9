// Stops a child process when its parent has ended. The parent loads this file with `node --import` before the child's
// own program.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
