// Loaded first in child processes (`node --import`). Stops the child when its parent has ended, so that no forgotten
// server keeps the port and the data.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
