/** The keys of local storage. No client data lies under them, because it would lie there in
 * clear text (docs/decisions/016). The first six names are fixed; the others are ours. */
export type StorageKey =
  | 'allcourts'
  | 'usercourts'
  | 'displayBoard'
  | 'userData'
  | 'token'
  | 'skin'
  | 'language'
  | 'matterColumns'
  | 'pushDevice'
  | 'reach'
  | 'demoTour'
  | 'clockDifference'

/** Null when absent, and when the browser keeps nothing (private windows, storage switched off). */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn(`Local storage cannot be read: ${String(error)}`)
    return null
  }
}

export const listKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')

export function writeText(key: StorageKey, text: string | null, storage = localStorage): void {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (error) {
    // A full or forbidden storage costs the comfort of staying signed in, not the work at hand.
    console.warn(`Local storage cannot be written: ${String(error)}`)
  }
}

export function readJson(key: StorageKey): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null // written by something else: as good as absent
  }
}

export const writeJson = (key: StorageKey, value: unknown) =>
  writeText(key, value === null ? null : JSON.stringify(value))

/** Removes the copies of whole pages that earlier versions kept here. */
export function dropPageCopies(): void {
  try {
    for (const key of listKeys(localStorage)) if (key.startsWith('seen:')) localStorage.removeItem(key)
  } catch (error) {
    console.warn(`Local storage cannot be cleaned: ${String(error)}`)
  }
}
