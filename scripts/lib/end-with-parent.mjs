// Loaded first in child processes (`node --import`). Stops the child when its parent has ended.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
