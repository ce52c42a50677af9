import { readFile } from 'node:fs/promises'

const pageBytes = 4096

/** What a process has in memory; null where the system does not tell, and for one that has ended. */
export async function residentBytes(pid: number): Promise<number | null> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null)
  return statm === null ? null : Number(statm.split(' ')[1]) * pageBytes
}
