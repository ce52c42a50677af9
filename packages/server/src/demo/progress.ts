/** What of the demo's chamber is still being made, for the terminal and for the page. */
export type Part = 'papers' | 'boards'

export interface PartState {
  part: Part
  done: number
  of: number
}

export interface Progress {
  /** A line for who waits at the terminal. */
  say(what: string): void
  /** Reports how much of a part is made. */
  of(part: Part): (done: number, of: number) => void
  /** The parts that are not whole yet. */
  unfinished(): PartState[]
}

export function openProgress(parts: Partial<Record<Part, number>>, write: (line: string) => void): Progress {
  const states = new Map<Part, PartState>(
    Object.entries(parts).map(([part, of]) => [part as Part, { part: part as Part, done: 0, of: Number(of) }]),
  )
  return {
    say: (what) => write(`  Making the demo chamber: ${what} …`),
    of: (part) => (done, of) => states.set(part, { part, done, of }),
    unfinished: () => [...states.values()].filter(({ done, of }) => done < of),
  }
}
