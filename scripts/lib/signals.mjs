const wanted = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Also resolves when npm, the parent process, has ended. Later signals are ignored, because the terminal and npm both
 * pass on Ctrl-C.
 */
export function waitForStop() {
  return new Promise((done) => {
    for (const signal of wanted) process.on(signal, () => done(signal))
    if (!process.env.npm_lifecycle_event) return
    const parent = process.ppid
    setInterval(() => process.ppid === parent || done('the end of npm'), 200).unref()
  })
}
