import type { ForeignKey, TableSchema, UniqueIndex } from './table-schema.ts'

/**
 * `distributed`: each machine has the rows of some chambers. `reference`: every machine has a copy of the table.
 * `local`: only the cluster's main machine (the coordinator) has the table.
 */
export type Place = 'distributed' | 'reference' | 'local'

export const staysLocal: Record<string, string> = {
  board_state: 'one row per board, written each minute; read by the boards’ jobs and never joined',
  court_case: 'written at each reading, and its triggers write other tables (decision 028)',
  court_health: 'written after each request to a court',
  deletion: 'a deletion of an account belongs to no chamber',
  district_site: 'one row per district, for all chambers; read when a process starts and never joined',
  dispatch: 'some belong to no chamber and are found by id alone',
  invoice_series: 'one row per financial year for all chambers, locked while a number is given',
  migration: 'the history of this schema',
  operator_health: 'written after each request to a court',
  operator_turn: 'locked for each request to a court, so it must be in one place',
  passkey: 'belongs to a person, in any chamber',
  password_reset: 'the person is not known yet',
  pending_step: 'belongs to a person, in any chamber',
  recovery_code: 'belongs to a person, in any chamber',
  second_factor: 'belongs to a person, in any chamber',
  sign_in: 'found by its token before the chamber is known; the token alone must be unique',
  try_count: 'nobody is signed in yet',
}

export const replicatedPrivateTables: Record<string, string> = {
  chamber: 'every private row references its chamber; rarely written',
  person: 'referenced as author; rarely written',
}

/**
 * Unique indexes without `chamber_id`. A cluster checks them only within one chamber; each text says why this suffices.
 */
export const uniqueByItself: Record<string, string> = {
  calendar_feed_token: 'the hash of 256 random bits',
  client_access_person: 'a client’s person is created with its access and used only for it',
  client_link_token: 'the hash of 256 random bits',
  invitation_token: 'the hash of 256 random bits',
  paper_request_token: 'the hash of 256 bits that only the server’s key gives',
}

export class Undecided extends Error {}

export function placeOf(table: TableSchema): Place {
  if (Object.hasOwn(staysLocal, table.name)) return 'local'
  if (Object.hasOwn(replicatedPrivateTables, table.name)) return 'reference'
  const key = table.uniques.find(({ isPrimary }) => isPrimary)
  if (table.isOfChamber && key?.columns?.includes('chamber_id')) return 'distributed'
  if (!table.isGuarded && !table.isOfChamber) return 'reference'
  throw new Undecided(
    `${table.name}: its key has no chamber_id, and it is not public. Set its placement in placement.ts.`,
  )
}

export function tooWideOf(table: TableSchema): UniqueIndex[] {
  const tooWide = table.uniques.filter(({ columns, definition }) =>
    columns ? !columns.includes('chamber_id') : !/[(,] ?chamber_id[,)]/.test(definition),
  )
  for (const { name } of tooWide)
    if (!Object.hasOwn(uniqueByItself, name))
      throw new Undecided(`${name}: unique over all chambers. Add chamber_id, or give the reason in placement.ts.`)
  return tooWide
}

export function reasonToDrop(key: ForeignKey, from: Place, to: Place): string | null {
  if (from === 'local' || to === 'reference') return null
  if (to === 'local') return `${key.to} is on one machine alone`
  if (from === 'reference') throw new Undecided(`${key.name}: a public table refers to a chamber’s table`)
  const holdsChamber = key.toColumns[key.columns.indexOf('chamber_id')] === 'chamber_id'
  if (!holdsChamber) throw new Undecided(`${key.name}: it has no chamber_id on both sides`)
  return null
}
