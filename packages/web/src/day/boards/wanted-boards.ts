import type { CourtId } from '@peshi/contract/platform/ids'
import { courtIdForm } from '../../app/read-search.ts'

type Word = { tab: string; wants: CourtId[] } | { ask: true }

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' &&
  data !== null &&
  ('ask' in data || ('tab' in data && 'wants' in data && isCourts(data.wants)))
const isCourts = (wants: unknown) => Array.isArray(wants) && wants.every((court) => courtIdForm.test(court))

export type JoinTabs = (heard: (data: unknown) => void) => (word: unknown) => void

const renewEveryMs = 30_000
/**
 * Milliseconds for which a tab's message counts: longer than `renewEveryMs`, because timers of hidden tabs run only
 * once a minute.
 */
const goodForMs = 150_000

export function createWantedBoards(joinTabs: JoinTabs, now: () => number = Date.now) {
  const tab = Math.random().toString(36).slice(2)
  const own = new Map<CourtId, number>()
  const others = new Map<string, { wants: CourtId[]; until: number }>()
  const listeners = new Set<() => void>()
  let post: ((word: unknown) => void) | undefined
  let before = ''
  let renewing: ReturnType<typeof setInterval> | undefined

  const notify = (word: Word) => {
    post ??= joinTabs((data) => {
      if (isWord(data)) hear(data)
    })
    post(word)
  }

  function hear(word: Word) {
    if ('ask' in word) {
      if (own.size > 0) say()
    } else others.set(word.tab, { wants: word.wants, until: now() + goodForMs })
    look()
  }

  const say = () => notify({ tab, wants: [...own.keys()] })

  function all(): CourtId[] {
    const heard = [...others.values()].filter(({ until }) => until > now()).flatMap(({ wants }) => wants)
    return [...new Set([...own.keys(), ...heard])].sort()
  }

  function look() {
    const after = all().join()
    if (after === before) return
    before = after
    for (const listener of listeners) listener()
  }

  return {
    all,
    want(court: CourtId): () => void {
      own.set(court, (own.get(court) ?? 0) + 1)
      renewing ??= setInterval(say, renewEveryMs)
      say()
      look()
      return () => {
        const left = (own.get(court) ?? 1) - 1
        if (left > 0) own.set(court, left)
        else own.delete(court)
        if (own.size === 0) {
          clearInterval(renewing)
          renewing = undefined
        }
        say()
        look()
      }
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    gather(): () => void {
      notify({ ask: true })
      const timer = setInterval(look, renewEveryMs)
      return () => clearInterval(timer)
    },
  }
}

export const wantedBoards = createWantedBoards((heard) => {
  const channel = new BroadcastChannel('peshi-boards')
  channel.onmessage = ({ data }) => heard(data)
  return (word) => channel.postMessage(word)
})
