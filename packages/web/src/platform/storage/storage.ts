/**
 * Local storage is not encrypted, so it must hold no client data. The requirements prescribe the first six names.
 */
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
  | 'emptyDevice'
  | 'untoldSignOuts'
  | 'lastUse'

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
    // Without storage, the person must sign in again in each new tab.
    console.warn(`Local storage cannot be written: ${String(error)}`)
  }
}

/** Null if nothing valid is stored. The caller checks the shape. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null // Written by another version, so it counts as absent.
  }
}

export const writeJson = (key: StorageKey, value: unknown) =>
  writeText(key, value === null ? null : JSON.stringify(value))

export function dropPageCopies(): void {
  try {
    for (const key of listKeys(localStorage)) if (key.startsWith('seen:')) localStorage.removeItem(key)
  } catch (error) {
    console.warn(`Local storage cannot be cleaned: ${String(error)}`)
  }
}
