import { readFile } from 'node:fs/promises'

export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  const kilobytes = status?.match(/VmRSS:\s+(\d+)/)?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : null
}
