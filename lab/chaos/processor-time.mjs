import { readdir, readFile } from 'node:fs/promises'

const ticksPerSecond = 100
const everyMs = 500

/** Reads the processor time of a process and of its children that have ended, in milliseconds. */
function parseStat(text) {
  // The name, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
  return {
    parent: Number(fields[1]),
    ms: ((user + system + childrenUser + childrenSystem) * 1000) / ticksPerSecond,
  }
}

async function readProcesses() {
  const names = await readdir('/proc').catch(() => [])
  const pids = names.map(Number).filter(Number.isInteger)
  const read = pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').then(parseStat, () => null))
  const stats = await Promise.all(read)
  return new Map(pids.flatMap((pid, at) => (stats[at] ? [[pid, stats[at]]] : [])))
}

const sumTree = (processes, pid) =>
  [...processes].reduce(
    (sum, [child, { parent }]) => (parent === pid ? sum + sumTree(processes, child) : sum),
    processes.get(pid)?.ms ?? 0,
  )

/**
 * Measures the processor time of parts, which are names with functions that return the ids of their present processes.
 * If a process is killed, its time of the last half second may be missing. Returns `end`, which returns milliseconds by
 * part, or null on a system without /proc.
 */
export async function measureProcessorTime(parts) {
  const seen = new Map()
  const look = async (isFirst) => {
    const processes = await readProcesses()
    for (const [part, listPids] of Object.entries(parts))
      for (const pid of listPids()) {
        if (!processes.has(pid)) continue
        const ms = sumTree(processes, pid)
        const { from } = seen.get(pid) ?? { from: isFirst ? ms : 0 }
        seen.set(pid, { part, from, to: ms })
      }
  }
  await look(true)
  const looking = setInterval(() => look(false), everyMs)
  return async () => {
    clearInterval(looking)
    await look(false)
    if (seen.size === 0) return null
    const sums = Object.fromEntries(Object.keys(parts).map((part) => [part, 0]))
    for (const { part, from, to } of seen.values()) sums[part] += to - from
    return sums
  }
}
