// Stops a child process when its parent has ended. This file is loaded before the child's own program (`node --import`).
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
