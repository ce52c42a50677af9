import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { clear, createStore, del, entries, set } from 'idb-keyval'
import { ownerNow } from '../session/owner.ts'
import { subscribeSession } from '../session/session.ts'

/** What a page showed last, and when the server said so. */
interface Kept {
  /** Person and chamber: nobody else is shown it. */
  owner: string
  queryKey: QueryKey
  data: unknown
  at: number
}

/** How many answers stay, the newest; and how long one may be, as text. */
const atMost = 120
const longest = 500_000
const settleMs = 300

// Opened late: a browser may keep nothing, and no page should fail for it.
let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('peshi-kept', 'queries'))

/** Today, the hearings and each matter that was opened. Notifications never: asking for them marks them read. */
export function isKept([feature, part]: QueryKey): boolean {
  if (feature === 'hearings') return part !== 'load'
  if (feature === 'matters') return part === 'detail'
  if (feature === 'tasks') return part === 'month'
  return feature === 'today' || feature === 'calls' || feature === 'notes' || feature === 'orders'
}

let isFilling = false

/** Puts what was kept for this person where nothing newer is. */
async function fill(client: QueryClient): Promise<void> {
  const owner = ownerNow()
  const kept = (await entries<string, Kept>(store())).map(([, one]) => one).filter((one) => one.owner === owner)
  if (owner === null || ownerNow() !== owner) return
  isFilling = true
  for (const { queryKey, data, at } of kept)
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at })
  isFilling = false
}

async function keep(batch: Kept[]): Promise<void> {
  for (const one of batch) {
    if (one.owner !== ownerNow()) continue
    if ((JSON.stringify(one.data) ?? '').length > longest) continue
    await set(`${one.owner} ${hashKey(one.queryKey)}`, one, store())
  }
  const all = await entries<string, Kept>(store())
  const tooOld = all.sort(([, a], [, b]) => b.at - a.at).slice(atMost)
  const others = all.filter(([, { owner }]) => owner !== ownerNow())
  for (const [key] of [...tooOld, ...others]) await del(key, store())
}

/** One after the other, so that what is let go is not written once more. */
let work: Promise<unknown> = Promise.resolve()
const inTurn = (next: () => Promise<unknown>) => {
  work = work.then(next).catch((error: unknown) => console.warn(`This browser keeps nothing: ${String(error)}`))
  return work
}

export const fillFromKept = (client: QueryClient) => inTurn(() => fill(client))

/** Writes down what arrives, and forgets all of it when the person or the chamber changes. Gives the way to stop. */
export function keepQueries(client: QueryClient): () => void {
  const waiting = new Map<string, Kept>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    if (waiting.size === 0) return
    const batch = [...waiting.values()]
    waiting.clear()
    inTurn(() => keep(batch))
  }
  const note = (query: Query) => {
    const owner = ownerNow()
    if (owner === null) return
    const { queryKey, queryHash, state } = query
    waiting.set(queryHash, { owner, queryKey, data: state.data, at: state.dataUpdatedAt })
    clearTimeout(timer)
    timer = setTimeout(write, settleMs)
  }
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === 'success' && isKept(query.queryKey)) note(query)
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !isFilling && isKept(event.query.queryKey))
      note(event.query)
  })
  // A phone that is put away may not come back to this page.
  document.addEventListener('visibilitychange', write)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', write)
  }
}

let isWatched = false

/** Lives as long as the tab, so that a sign-out is heard wherever it leads. */
export function forgetWithOwner(): void {
  if (isWatched) return
  isWatched = true
  let owner = ownerNow()
  subscribeSession(() => {
    if (ownerNow() === owner) return
    owner = ownerNow()
    inTurn(() => clear(store()))
  })
}
