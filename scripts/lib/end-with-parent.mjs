// Preloaded in children (`node --import`): when the parent is gone, the child stops itself, so that no hidden server
// keeps port and data.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
