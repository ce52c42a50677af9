import type { Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import { endpoints } from '@peshi/contract/registry'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import type { CourtAccess } from '../src/courts/courts/court-access.ts'
import type { Rows } from '../src/platform/db/door.ts'
import { NotFound } from '../src/platform/errors.ts'
import type { Answer, Caller, TestApp } from './app.ts'
import { noCourts } from './courts.ts'
import { caseRecord } from './fake-court.ts'
import { type Furnished, furnishedChamber } from './furnished-chamber.ts'
import { testPassword } from './password.ts'
import { type Field, fieldsOf, type Input, sampleInput } from './sample-input.ts'
import { restoreChamber, type SavedChamber, saveChamber } from './saved-chamber.ts'

export const emptyCourt: CourtAccess = {
  ...noCourts,
  isFindable: () => true,
  caseTypes: async () => ({ caseTypes: [], readAt: null }),
  challenge: async () => ({ picture: null, session: { cookies: null, values: {} } as never }),
  search: async () => {
    throw new NotFound('The court found no such case.', 'case-not-found')
  },
  readCase: async (court, ...rest) =>
    court === 'sci' ? caseRecord('1', { court, cnr: 'SCIN010000012026' }) : noCourts.readCase(court, ...rest),
}

type Kind = keyof Furnished['ids']

/**
 * Maps the word in a field's error message (`matter` in `Not a valid matter id`) to the kinds of objects whose ids the
 * tests send in this field. For a word that is not here, they send the ids of all kinds.
 */
const kindsOfName: Record<string, Kind[]> = {
  matter: ['matter', 'kin', 'deleted'],
  order: ['order'],
  hearing: ['hearing'],
  document: ['document', 'binnedDocument', 'paper'],
  upload: ['sent', 'upload'],
  tag: ['tag'],
  view: ['view'],
  'due check': ['check', 'droppedCheck'],
  import: ['file', 'runningFile', 'undoneFile'],
  direction: ['direction'],
  judgment: [],
  'model answer': ['modelAnswer'],
  'certified copy': ['certifiedCopy'],
  'draft template': ['draftTemplate'],
  'paper request': ['paperRequest'],
  'wanted paper': ['wantedPaper'],
  filing: ['filing'],
  serving: ['serving'],
  takeout: ['takeout'],
  client: ['client', 'binnedClient'],
  invoice: ['invoice', 'draftInvoice', 'binnedInvoice'],
  receipt: ['receipt'],
  charge: ['charge'],
  guest: ['guest'],
  'credit note': ['creditNote'],
  note: ['note', 'binnedNote'],
  task: ['task', 'binnedTask', 'series', 'brokenSeries'],
  clock: ['clock', 'binnedClock'],
  'appeal tracker': ['appeal', 'binnedAppeal'],
  'found case': ['appealHit'],
  caveat: ['caveat', 'binnedCaveat'],
  'suggested case': ['caveatHit'],
  'proof of service': ['caveatProof'],
  FIR: ['fir', 'binnedFir'],
  'case of a practice': [],
  payment: ['payment'],
  notification: ['notification'],
  invitation: ['invitation'],
  share: ['share'],
  'client note': ['clientNote'],
  person: ['colleague'],
  'push device': ['pushDevice'],
  dispatch: ['dispatch'],
  'sign-in': ['device', 'program'],
  passkey: ['passkey'],
  'report mail': ['reportMail'],
  ticket: ['ticket'],
  job: ['failedJob'],
  challenge: ['challenge'],
  case: ['case'],
  // The owner is in no other chamber.
  chamber: [],
}

/** The same for fields whose error message has no word. */
const kindsOfField: Record<string, Kind[]> = {
  alias_id: ['alias'],
  before_id: ['note'],
  consent_id: ['consent'],
  objection_id: ['objection'],
  id: ['suggestion', 'sighting', 'watched', 'causeList'],
  group: ['file'],
  subject_id: ['order', 'document', 'hearing'],
}

const kindsOf = (field: Field): readonly Kind[] | null => {
  const refusal = field.schema.safeParse('no id').error?.issues[0]?.message ?? ''
  const word = /^Not a valid (.+) id$/.exec(refusal)?.[1]
  return (word === undefined ? kindsOfField[field.name] : kindsOfName[word]) ?? null
}

export function fillings(fields: Field[], ids: Record<string, string>): Map<string, string>[] {
  return fields.reduce<Map<string, string>[]>(
    (filled, field) => {
      const kinds = kindsOf(field)
      const every = Object.values(ids)
      const named = kinds?.flatMap((kind) => ids[kind] ?? []) ?? every
      // Without an object of the field's kind, every id is unknown to the endpoint: one is enough.
      const values = named.length > 0 ? named : every.slice(0, isFull ? every.length : 1)
      return filled.flatMap((one) => values.map((id) => new Map([...one, [`${field.place}.${field.name}`, id]])))
    },
    [new Map()],
  )
}

/** An endpoint with an id finds the record only after the right password. */
const passwordFor = ({ path }: Endpoint, name: string) =>
  name === 'password' && path.includes(':') ? testPassword : undefined

export const inputWith = (endpoint: Endpoint, filling: Map<string, string>) =>
  sampleInput(endpoint, ({ place, name }) => filling.get(`${place}.${name}`) ?? passwordFor(endpoint, name))

export function send(
  caller: Caller,
  endpoint: Endpoint,
  input: Input,
  headers: Record<string, string> = {},
): Promise<Answer<unknown>> {
  const { params, query, body } = input
  const upload = endpoint.upload !== undefined
  const hasBody = upload || Object.keys(body).length > 0
  return caller.call(
    endpoint,
    {
      params,
      query,
      ...(hasBody && { body: upload ? Buffer.from('%PDF-1.7 a document') : body }),
    } as InputOf<Endpoint>,
    { ...(upload && { 'content-type': endpoint.upload?.[0] ?? '' }), ...headers },
  )
}

let chambersTables: string[] = []

export async function rowsOf(app: TestApp, { chamberId }: Furnished['member'], except: string[] = []): Promise<string> {
  return app.db.asChamber(chamberId, async (tx) => {
    const read = async (statement: ReturnType<typeof sql>) => ((await tx.execute(statement)) as unknown as Rows).rows
    if (chambersTables.length === 0) {
      const tables = await read(sql`select table_name as name from information_schema.columns
        where column_name = 'chamber_id' and table_schema = 'public'
          and has_table_privilege(format('%I.%I', table_schema, table_name), 'SELECT') order by 1`)
      chambersTables = tables.map(({ name }) => String(name))
    }
    expect(chambersTables.length).toBeGreaterThan(4)
    const wanted = chambersTables.filter((name) => !except.includes(name))
    const each = wanted.map(
      (name) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    )
    const rows = await read(sql`${sql.join(each, sql` union all `)} order by 1, 2`)
    return JSON.stringify(rows)
  })
}

export function expectNoBreakdown({ status, body, raw }: Answer<unknown>, about: string) {
  if (status === 503 && body?.code?.startsWith('court-')) return
  expect(status, about).toBeLessThan(500)
  if (status < 400) return
  expect(body, about).toMatchObject({ success: false, message: expect.any(String), code: expect.any(String) })
  expect(raw.headers['content-type'], about).toContain('json')
}

export const all = Object.entries(endpoints)

const methods = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']
const harm = ({ method, path }: Endpoint) =>
  /delete|remove|revoke|cancel|leave|undo|merge/.test(path) ? methods.length : methods.indexOf(method)

export const answering = all
  .filter(([, { kind }]) => kind !== 'stream')
  .toSorted(([, one], [, other]) => harm(one) - harm(other))

let prober: { app: TestApp; chamber: Furnished; saved: SavedChamber; isUsed: boolean } | null = null
const takingNone = new Set<Endpoint>()

export interface OwnCall {
  caller: Caller
  chamber: Furnished
  input: Input
}

/**
 * Returns the first call with the chamber's own objects that the endpoint accepts. If there is none, returns the first
 * call that it refuses with status 400 or 409, which mean that the object was found.
 */
export async function callOwn(app: TestApp, endpoint: Endpoint): Promise<OwnCall | null> {
  if (prober?.app !== app) {
    const chamber = await furnishedChamber(app)
    prober = { app, chamber, saved: await saveChamber(app, chamber.member.chamberId), isUsed: false }
  }
  const known = await tryOwn(prober.chamber, endpoint)
  prober.isUsed ||= known !== null && endpoint.method !== 'GET'
  if (known || !prober.isUsed || takingNone.has(endpoint)) return known
  await restoreChamber(app, prober.saved)
  // `isolation.api.test.ts` keeps a chamber's members in a map with this object as the key. The restored chamber no
  // longer has those members, so the map needs a new key.
  prober.chamber = { ...prober.chamber }
  prober.isUsed = endpoint.method !== 'GET'
  const own = await tryOwn(prober.chamber, endpoint)
  if (!own) takingNone.add(endpoint)
  return own
}

async function tryOwn(chamber: Furnished, endpoint: Endpoint): Promise<OwnCall | null> {
  const { ids } = chamber
  const caller = endpoint.can?.[1] === 'ClientArea' ? chamber.reader : chamber.caller
  const idFields = fieldsOf(endpoint).filter((field) => field.isId)
  let refused: Input | null = null
  for (const filling of fillings(idFields, ids)) {
    const input = inputWith(endpoint, filling)
    const { status } = await send(caller, endpoint, input)
    if (status < 300) return { caller, chamber, input }
    if (status === 400 || status === 409) refused ??= input
  }
  return refused && { caller, chamber, input: refused }
}
