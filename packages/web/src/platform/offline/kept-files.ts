import { ApiError } from '../api/api-error.ts'
import { noteNetwork } from '../api/network.ts'
import { getFile, type KeptFile, putFile } from '../device/sealed-files.ts'
import { patienceMs, within } from '../device/within.ts'

const find = (name: string): Promise<KeptFile | undefined> => getFile(name).catch(() => undefined)

const keep = (name: string, file: Blob): Promise<void> =>
  within(patienceMs, putFile(name, file)).catch((error: unknown) =>
    console.warn(`Files cannot be stored in this browser: ${String(error)}`),
  )

export async function keptOrFetched(name: string, fetchIt: () => Promise<Blob>): Promise<Blob> {
  const kept = await find(name)
  if (kept) return kept.file
  const file = await fetchIt()
  await keep(name, file)
  return file
}

/** The stored copy only if the server cannot be reached. `keptAt` is the time of the copy in milliseconds. */
export async function fetchedOrKept(
  name: string,
  fetchIt: () => Promise<File>,
): Promise<{ file: File; keptAt: number | null }> {
  try {
    const file = await fetchIt()
    await keep(name, file)
    return { file, keptAt: null }
  } catch (error) {
    const kept = error instanceof ApiError && error.status === 0 ? await find(name) : undefined
    if (!kept) throw error
    noteNetwork(false)
    return { file: kept.file, keptAt: kept.at }
  }
}

export const isKeptSince = async (name: string, mostAgeMs: number, now = Date.now()): Promise<boolean> =>
  now - ((await find(name))?.at ?? Number.NEGATIVE_INFINITY) < mostAgeMs
