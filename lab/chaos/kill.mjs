import { setTimeout as wait } from 'node:timers/promises'

/**
 * Kills random processes for `length` seconds, and calls `once` in the middle. Returns how often each process was
 * killed.
 */
export async function killAtRandom({ cluster, names }, { length, killEverySeconds, once }) {
  const killed = new Map()
  const began = Date.now()
  let isDone = once === undefined
  while (Date.now() - began < length * 1000) {
    const left = length * 1000 - (Date.now() - began)
    await wait(Math.min(left, killEverySeconds * 1000 * (0.75 + Math.random() / 2)))
    if (!isDone && Date.now() - began > length * 500) {
      isDone = true
      await once()
      continue
    }
    const name = names[Math.floor(Math.random() * names.length)]
    const pid = cluster.pidOf(name)
    if (pid === undefined) continue
    try {
      process.kill(pid, 'SIGKILL')
      killed.set(name, (killed.get(name) ?? 0) + 1)
    } catch {
      // The process has already ended and is being restarted.
    }
  }
  return killed
}

export const countWorkers = (killed) =>
  [...killed].reduce((sum, [name, times]) => sum + (name.startsWith('worker') ? times : 0), 0)

export const sayKilled = (killed) =>
  `${[...killed.values()].reduce((sum, times) => sum + times, 0)} kills (${[...killed].map(([name, times]) => `${name} ${times}×`).join(', ')})`
