import type { DemoPart } from '@peshi/contract/operations/demo'

type Part = DemoPart['part']

export interface Progress {
  say(what: string): void
  of(part: Part): (done: number, of: number) => void
  unfinished(): DemoPart[]
}

export function openProgress(parts: readonly Part[], write: (line: string) => void): Progress {
  const states = new Map(parts.map((part): [Part, DemoPart] => [part, { part, done: 0, of: 1 }]))
  return {
    say: (what) => write(`  Making the demo chamber: ${what} …`),
    of: (part) => (done, of) => states.set(part, { part, done, of }),
    unfinished: () => [...states.values()].filter(({ done, of }) => done < of),
  }
}
