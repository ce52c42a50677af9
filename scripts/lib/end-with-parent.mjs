// Loaded into a child process with `node --import`. Stops the child when its parent has ended.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
