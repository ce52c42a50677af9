import { isOffline } from '../api/network.ts'
import { ownBuild } from '../api/own-build.ts'

/** Milliseconds until loading a code file counts as failed. */
export const chunkTimeout = 120_000

export class ChunkError extends Error {
  override name = 'ChunkError'
}

const reloadedKey = 'peshi-reloaded-for-chunk'

export async function loadChunk<T>(importPart: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('A part of the application did not arrive in time')), timeout)
  })
  try {
    return await Promise.race([importPart(), tooLate])
  } catch (error) {
    if (error instanceof ChunkError) throw error
    if (!isMissingPart(error)) throw error
    if (!isOffline() && reloadOnce()) return new Promise<never>(() => undefined)
    throw new ChunkError('A part of the application could not be fetched', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)

function reloadOnce(): boolean {
  const build = ownBuild() ?? ''
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false
    sessionStorage.setItem(reloadedKey, build)
  } catch {
    return false // Without storage, the page could reload forever.
  }
  window.location.reload()
  return true
}
