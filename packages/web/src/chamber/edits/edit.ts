import type { Changed } from '@peshi/contract/platform/endpoint'
import { ApiError } from '../../platform/api/api-error.ts'
import type { SentVersion } from '../../platform/api/call-api.ts'
import { differing, isSame } from '../../platform/state/differing.ts'
import type { Clash } from './clash.ts'

/** The version and the fields of a record that the person saw. The fields are as the form sends them. */
export interface Seen<Fields> {
  version: number
  fields: Fields
}

export interface Edit<Rec, Fields, Reply> {
  /** Null for a new record. */
  seen: Seen<Fields> | null
  /** The fields as the person leaves them. */
  fields: Fields
  fieldsOf(record: Rec): Fields
  /** Sends only the changed fields. `whole` has all fields as they will be. */
  send(changes: Partial<Fields> & SentVersion, whole: Fields): Promise<Reply>
}

/**
 * Which of two people's values stay: returns the names of the fields whose other value stays, or null if the person
 * changes nothing.
 */
export type Choose<Fields> = (clash: Clash<Fields>) => Promise<ReadonlySet<keyof Fields> | null>

type Names<Fields> = Extract<keyof Fields, string>

export const changedSince = (error: unknown) =>
  error instanceof ApiError && error.code === 'changed-meanwhile' ? error.changed : null

/**
 * Sends what the person changed. If somebody changed the record meanwhile, other fields are sent again with the new
 * version, and `choose` decides about fields that both changed. Returns null if nothing is left to change.
 */
export async function sendEdit<Rec, Fields extends object, Reply>(
  { seen, fields, fieldsOf, send }: Edit<Rec, Fields, Reply>,
  choose: Choose<Fields>,
): Promise<Reply | null> {
  if (!seen) return send({ ...fields, version: undefined }, fields)
  let state: Settled<Fields> = { seen, fields }
  for (;;) {
    const changes = differing(state.seen.fields, state.fields)
    if (Object.keys(changes).length === 0) return null
    try {
      return await send({ ...changes, version: state.seen.version }, state.fields)
    } catch (error) {
      const changed = changedSince(error)
      const settled = changed && (await settle(state, changed, fieldsOf, choose))
      if (!settled) throw error
      state = settled
    }
  }
}

export interface Settled<Fields> {
  seen: Seen<Fields>
  fields: Fields
}

/** Joins the person's changes with those of somebody else. Null if the person does not choose. */
export async function settle<Rec, Fields extends object>(
  { seen, fields }: Settled<Fields>,
  { now: record, by, at }: Changed,
  fieldsOf: (record: Rec) => Fields,
  choose: Choose<Fields>,
): Promise<Settled<Fields> | null> {
  if (!record) return null
  const now = fieldsOf(record as Rec)
  const mine = differing(now, differing(seen.fields, fields))
  const names = (Object.keys(mine) as Names<Fields>[]).filter((name) => !isSame(seen.fields[name], now[name]))
  const { version } = record as { version: number }
  const theirs = names.length > 0 ? await choose({ names, version, mine, now, by, at }) : new Set()
  if (!theirs) return null
  const kept = Object.fromEntries(Object.entries(mine).filter(([name]) => !theirs.has(name as keyof Fields)))
  return { seen: { version, fields: now }, fields: { ...now, ...kept } }
}
