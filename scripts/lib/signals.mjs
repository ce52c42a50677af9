const wanted = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Resolves with the first wish to stop: a signal, or that npm, which started us, is gone without having been able to
 * pass one on. Later signals are the same wish again (a terminal and npm both send Ctrl-C) and change nothing.
 */
export function waitForStop() {
  return new Promise((done) => {
    for (const signal of wanted) process.on(signal, () => done(signal))
    if (!process.env.npm_lifecycle_event) return
    const parent = process.ppid
    setInterval(() => process.ppid === parent || done('the end of npm'), 200).unref()
  })
}
