import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns the longest time in milliseconds for which `work` kept this process from doing anything else. Measures CPU time,
 * because other programs on the machine make the elapsed time longer.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const looking = (async () => {
    for (let before = process.threadCpuUsage(); !isOver; ) {
      await nextTurn()
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
      before = process.threadCpuUsage()
    }
  })()
  await work()
  isOver = true
  await looking
  return longest
}
