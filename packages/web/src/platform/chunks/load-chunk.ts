/** How long a lazy chunk may take before the page says that it did not come. */
export const chunkTimeout = 120_000

/** A part of the application that could not be fetched. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

const reloadedKey = 'peshi-reloaded-for-chunk'

/**
 * Fetches a lazy part. After a deploy the old parts are gone, so a part that is missing reloads the page, once; when that did not help, or the network is down, it throws `ChunkError` for the page to show.
 */
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
    if (navigator.onLine && reloadOnceFor(error)) return new Promise<never>(() => undefined)
    throw new ChunkError('A part of the application could not be fetched', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The browsers' own words for a module that did not come. */
const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)

/** The message names the part's address, which each deploy changes, so every deploy may reload once. */
function reloadOnceFor(error: Error): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === error.message) return false
    sessionStorage.setItem(reloadedKey, error.message)
  } catch {
    return false // without a memory it could reload for ever
  }
  window.location.reload()
  return true
}
