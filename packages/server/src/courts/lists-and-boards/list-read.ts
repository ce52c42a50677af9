import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import type { ListRow } from './lists.repo.ts'

export interface ListRead {
  list: Pick<ListRow, 'id' | 'court'>
  /** `withdrawn`: the court no longer offers the list. */
  state: 'changed' | 'unchanged' | 'withdrawn'
  /** False if a part of the list could not be read, or if the list lost so many rows that it is probably wrong. */
  isWhole: boolean
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    /** Runs in the transaction that stores the reading of a cause list. */
    onListRead?: (tx: Tx, context: Pick<Context, 'queue'>, read: ListRead) => Promise<void>
  }
}
