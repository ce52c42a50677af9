import { say } from '../../scripts/lib/say.mjs'
import { timeOf } from './times.mjs'

export function createTally() {
  const counts = new Map()
  const untrue = new Map()
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    add(instant, statements) {
      for (const { surface, isTrue, said } of statements) {
        counts.set(surface, (counts.get(surface) ?? 0) + 1)
        if (isTrue) continue
        const key = `${surface}: ${said}`
        if (!untrue.has(key)) say(`  untrue at ${timeOf(instant)}  ${key}`)
        untrue.set(key, [...(untrue.get(key) ?? []), instant])
      }
    },
    sum: () => `${total()} statements, ${untrue.size} untrue`,
    report() {
      for (const [surface, count] of counts) say(`  ${String(count).padStart(7)}  ${surface}`)
      for (const [said, at] of untrue) say(`untrue in ${at.length} minutes from ${timeOf(at[0])}: ${said}`)
      say(`${total()} statements compared, ${untrue.size} untrue`)
      return untrue.size === 0 ? 0 : 1
    },
  }
}
