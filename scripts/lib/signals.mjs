const wanted = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Waits for a signal or for the end of npm. Ignores later signals, because on Ctrl-C the terminal and npm both send
 * one.
 */
export function waitForStop() {
  return new Promise((done) => {
    for (const signal of wanted) process.on(signal, () => done(signal))
    if (!process.env.npm_lifecycle_event) return
    const parent = process.ppid
    setInterval(() => process.ppid === parent || done('the end of npm'), 200).unref()
  })
}
