import { listKeys, type StorageKey, writeText } from '../session/storage.ts'

/** How a page looked when it was last put away; shown on the next visit before the application runs (`../first-paint`). */
export interface KeptPage {
  /** Person and chamber: nobody else is shown it. */
  owner: string
  /** The entry of the build that drew it: another's styles are gone. */
  build: string
  language: string
  /** Of the screen, in CSS pixels: a phone that is turned draws another page. */
  width: number
  /** In milliseconds since 1970. */
  at: number
  /** The addresses of the styles that came with the page. */
  styles: string[]
  html: string
}

/** How many pages stay, the newest, and how long one may be, as text: together far from what a browser gives. */
const atMost = 8
const longest = 150_000
const longestMs = 86_400_000

type PageKey = Extract<StorageKey, `seen:${string}`>

const keys = () => listKeys(localStorage).filter((key): key is PageKey => key.startsWith('seen:'))

/** Keeps a page under its path and search, in place of the oldest. One that is too long is not kept, nor any that no longer holds. */
export function keepPage(address: string, page: KeptPage): void {
  const key: PageKey = `seen:${address}`
  writeText(key, page.html.length > longest ? null : JSON.stringify(page))
  const kept = keys().map((key) => ({ key, page: read(key) }))
  const ofNow = kept.filter((one) => one.page?.owner === page.owner && one.page.build === page.build)
  const newest = ofNow.toSorted((a, b) => (b.page?.at ?? 0) - (a.page?.at ?? 0)).slice(0, atMost)
  for (const one of kept) if (!newest.includes(one)) writeText(one.key, null)
}

/** What was last seen under a path and search, for this person, language and screen at this moment; null where it does not hold. */
export function findPage(address: string, now: Pick<KeptPage, 'owner' | 'language' | 'width' | 'at'>): KeptPage | null {
  const page = read(`seen:${address}`)
  if (!page || now.at - page.at > longestMs) return null
  return page.owner === now.owner && page.language === now.language && page.width === now.width ? page : null
}

/** Nothing of a person stays who has left. */
export function forgetPages(): void {
  for (const key of keys()) writeText(key, null)
}

function read(key: PageKey): KeptPage | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null // written by something else
  }
}
