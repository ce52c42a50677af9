import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { Conflict } from '../errors.ts'
import type { Tx } from './door.ts'

export type StepResults = Readonly<Record<string, string>>

interface Keeping {
  kept: StepResults
  keep: (tx: Tx, results: StepResults) => Promise<boolean>
  /** Encrypts a step's result. The table of results can be read by people who must not see all data in it. */
  seal: (bytes: Uint8Array) => string
  unseal: (text: string) => Uint8Array
}

type Transaction = <T>(setup: string, work: (tx: Tx) => Promise<T>) => Promise<T>

export interface Steps {
  take<T>(transaction: Transaction, door: Door, work: (tx: Tx) => Promise<T>): Promise<T>
}

interface Door {
  setup: string
  step: string | undefined
}

const current = new AsyncLocalStorage<{ steps: Steps | undefined }>()

export const currentSteps = (): Steps | undefined => current.getStore()?.steps

export async function inSteps<T>(steps: Steps, work: () => Promise<T>): Promise<T> {
  const open: { steps: Steps | undefined } = { steps }
  try {
    return await current.run(open, work)
  } finally {
    open.steps = undefined
  }
}

const first = 'first'
const unnamed = 'unnamed'

/**
 * Each transaction of a request is a step. The step saves its result, so that a retry does not write again.
 * Step names must not change between versions, because a new version may continue a request of an old one.
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
        const isKept = await keep(tx, results)
        if (isKept && name === null && isRepetition) throw new Conflict(cutOff, 'cut-off')
        return { result, own, kept: isKept ? Object.keys(results) : [] }
      })
      if (done.kept.length === 0 && step !== undefined) Object.assign(unkept, done.own)
      for (const name of done.kept) delete unkept[name]
      return done.result
    },
  }
}

const cutOff = 'An earlier attempt was cut off. Check what was saved before you repeat it.'

const isBareReport = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'rows' in result && 'fields' in result
