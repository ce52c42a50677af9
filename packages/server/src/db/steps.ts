import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { Tx } from './door.ts'

/** What came of each transaction, sealed, by its name. */
export type StepResults = Readonly<Record<string, string>>

interface Keeping {
  /** What was written down when this work was done before. */
  kept: StepResults
  /** Writes down within the transaction, if that wrote anything else; false where it did not. */
  keep: (tx: Tx, setup: string, results: StepResults) => Promise<boolean>
  /** What is read on the way may be nobody's to see in a row of another table. */
  seal: (bytes: Uint8Array) => string
  unseal: (text: string) => Uint8Array
}

type Transaction = <T>(setup: string, work: (tx: Tx) => Promise<T>) => Promise<T>

/** The transactions of one piece of work that may have to be done again after it was cut off. */
export interface Steps {
  take<T>(transaction: Transaction, setup: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

const current = new AsyncLocalStorage<{ steps: Steps | undefined }>()

export const currentSteps = (): Steps | undefined => current.getStore()?.steps

/** Every transaction that `work` opens through the doors is one of its steps; what it leaves running behind it opens none. */
export async function inSteps<T>(steps: Steps, work: () => Promise<T>): Promise<T> {
  const open: { steps: Steps | undefined } = { steps }
  try {
    return await current.run(open, work)
  } finally {
    open.steps = undefined
  }
}

/**
 * A transaction writes down what came of it together with what it writes, and what came of those before that wrote
 * nothing. Done again, the work is given what is written down, and goes on with the first transaction that is not: what it
 * wrote is there once, and its answer is the one that was lost. So a transaction may tell the rest of the work what came
 * of it by its result alone, and ids are made inside it.
 */
export function createSteps({ kept, keep, seal, unseal }: Keeping): Steps {
  const begun = new Map<string, number>()
  const unkept: Record<string, string> = {}

  /**
   * By the door, the text of the work and how often it was begun: what was read and is now remembered elsewhere shifts no
   * other.
   */
  function nameOf(setup: string, work: (tx: Tx) => Promise<unknown>): string {
    const what = createHash('sha256').update(`${setup} ${work}`).digest('base64url').slice(0, 12)
    const times = (begun.get(what) ?? 0) + 1
    begun.set(what, times)
    return `${what}.${times}`
  }

  return {
    async take<T>(transaction: Transaction, setup: string, work: (tx: Tx) => Promise<T>): Promise<T> {
      const name = nameOf(setup, work)
      const known = kept[name]
      if (known !== undefined) return deserialize(unseal(known)) as T
      const done = await transaction(setup, async (tx) => {
        const result = await work(tx)
        const text = seal(serialize(isBareReport(result) ? undefined : result))
        const results = { ...unkept, [name]: text }
        return { result, text, kept: (await keep(tx, setup, results)) ? Object.keys(results) : [] }
      })
      if (done.kept.length === 0) unkept[name] = done.text
      for (const name of done.kept) delete unkept[name]
      return done.result
    },
  }
}

/** What an engine says of a statement that gives no rows; nobody uses it, and not each engine's can be written down. */
const isBareReport = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'rows' in result && 'fields' in result
