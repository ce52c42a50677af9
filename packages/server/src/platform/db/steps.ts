import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { Conflict } from '../errors.ts'
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
  take<T>(transaction: Transaction, door: Door, work: (tx: Tx) => Promise<T>): Promise<T>
}

interface Door {
  setup: string
  step: string | undefined
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

/** The one transaction that most requests have needs no name of its own. */
const first = 'first'
/** Stands for all that wrote without a name: a repetition cannot tell which they were. */
const unnamed = 'unnamed'

/**
 * A step writes down its result together with what it writes, so that a repetition of the work is given the result and does
 * not write again. The first transaction is a step, and so is every one that has a name (`db.step(name)`), also
 * where it only reads: its result is then written down with the next write. A name says what is done and stays when the
 * code is changed, since a new version of the program may repeat what an old one began.
 *
 * A transaction that writes later and has no name cannot be told from others. A repetition is refused there.
 */
export function createSteps({ kept, keep, seal, unseal }: Keeping): Steps {
  const isRepetition = Object.keys(kept).length > 0
  const begun = new Map<string, number>()
  const unkept: Record<string, string> = {}
  let isFirst = true

  function nameOf(given: string | undefined): string | null {
    const name = given ?? (isFirst ? first : null)
    isFirst = false
    if (name === null) return null
    const times = (begun.get(name) ?? 0) + 1
    begun.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  }

  return {
    async take<T>(transaction: Transaction, { setup, step }: Door, work: (tx: Tx) => Promise<T>): Promise<T> {
      const name = nameOf(step)
      const known = name === null ? undefined : kept[name]
      if (known !== undefined) return deserialize(unseal(known)) as T
      const done = await transaction(setup, async (tx) => {
        const result = await work(tx)
        const own =
          name === null ? { [unnamed]: '' } : { [name]: seal(serialize(isBareReport(result) ? undefined : result)) }
        const results = { ...unkept, ...own }
        const isKept = await keep(tx, setup, results)
        if (isKept && name === null && isRepetition) throw new Conflict(cutOff, 'cut-off')
        return { result, own, kept: isKept ? Object.keys(results) : [] }
      })
      if (done.kept.length === 0 && step !== undefined) Object.assign(unkept, done.own)
      for (const name of done.kept) delete unkept[name]
      return done.result
    },
  }
}

const cutOff = 'This was begun before and cut off. Look at what is there before you do it again.'

/** What an engine says of a statement that gives no rows; nobody uses it, and not each engine's can be written down. */
const isBareReport = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'rows' in result && 'fields' in result
