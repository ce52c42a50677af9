import { readFile } from 'node:fs/promises'
import { setAccessRules } from '@peshi/contract/chamber/access-rules'
import { leaveChamber } from '@peshi/contract/chamber/members'
import { setTeam } from '@peshi/contract/chamber/team'
import { getClient, linkClient } from '@peshi/contract/clients/clients'
import { openCalendarFeed } from '@peshi/contract/day/calendar'
import { saveHearing } from '@peshi/contract/matters/hearings'
import { editPublicData, editTitle } from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { createTag, setMatterTags } from '@peshi/contract/matters/tags'
import { abilitiesFor, type ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { getCaveat, saveCaveat } from '@peshi/contract/trackers/caveats'
import { getFir, saveFir } from '@peshi/contract/trackers/firs'
import { type SQL, sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withWorkFolder } from '../src/matters/bundles/fetch-paper.ts'
import type { Reader, Rows } from '../src/platform/db/door.ts'
import { Forbidden, NotFound } from '../src/platform/errors.ts'
import { tryCount } from '../src/platform/http/tries.schema.ts'
import { makeFile } from '../src/records/takeouts/make-takeout.ts'
import { type Answer, type Caller, type TestApp, testApp, testMorning } from './app.ts'
import { delhi, newOrder } from './cases.ts'
import { newChamber } from './chamber.ts'
import { newClient } from './clients.ts'
import { answering, emptyCourt, expectNoBreakdown, fillings, inputWith, send } from './every-endpoint.ts'
import { newListing } from './listings.ts'
import { followCase } from './matters.ts'
import { testPassword } from './password.ts'
import { readPdfPages } from './pdf-pages.ts'
import { newColleague } from './people.ts'
import { readZip } from './read-zip.ts'
import { type Field, fieldsOf, type Input } from './sample-input.ts'

const secret = 'Zubaida'
const today = '2026-11-20'
const sampleDay = '2026-12-01'

type Hiding = 'a sensitive matter' | 'a matter of a chamber whose members see only their matters'
const hidings: Hiding[] = ['a sensitive matter', 'a matter of a chamber whose members see only their matters']

let app: TestApp
let chambers: Record<Hiding, Awaited<ReturnType<typeof chamberWithSecret>>>
beforeAll(async () => {
  app = await testApp({ context: { courts: emptyCourt } })
  chambers = {
    'a sensitive matter': await chamberWithSecret((caller, params) =>
      caller.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } }),
    ),
    'a matter of a chamber whose members see only their matters': await chamberWithSecret((caller) =>
      caller.call(setAccessRules, { body: { own_matters_only: true, advocates_see_money: true } }),
    ),
  }
})
afterAll(() => app.close())

async function chamberWithSecret(hide: (caller: Caller, params: { id: MatterId }) => Promise<{ status: number }>) {
  const owner = await newChamber(app.db)
  const caller = app.as(owner)
  const names = { title: `${secret} v. State`, petitioner: secret, next_date: sampleDay }
  const { courtCase, matter } = await followCase(app, owner, { court: delhi, ...names })
  const params = { id: matter._id }
  await caller.call(editTitle, { params, body: { title: `${secret} v. State` } })
  await caller.call(editPublicData, {
    params,
    body: { petitioner: secret, respondent: `Other ${secret}`, reference_id: `File ${secret}` },
  })
  const days = [today, sampleDay, '2026-11-18']
  for (const date of days)
    await caller.call(saveHearing, { body: { matter_id: matter._id, date, note: `Ask ${secret}` } })
  for (const date of [today, sampleDay]) await newListing(app.db, owner, matter, { date, court_no: '3', item: '7' })
  const note = await caller.call(createNote, { body: { matter_id: matter._id, html: `<p>${secret} called</p>` } })
  const order = await newOrder(app.db, courtCase.id, { document: 'by-hand', seen_at: testMorning })
  const tag = (await caller.call(createTag, { body: { name: 'Bail' } })).body.data._id
  await caller.call(setMatterTags, { params, body: { tag_ids: [tag] } })
  const client = await newClient(caller, { name: secret, aliases: [`${secret} Bano`], note: secret })
  await caller.call(linkClient, { params, body: { client_id: client._id, side: 'petitioner', role: secret } })
  expect((await hide(caller, params)).status).toBe(200)
  const outside = await newColleague(app.db, owner.chamberId, 'Advocate Outside', 'advocate')
  return {
    owner,
    outside,
    matter: matter._id,
    caller,
    billing: await newColleague(app.db, owner.chamberId, 'Billing Outside', 'billing'),
    ids: {
      matter: matter._id,
      client: client._id,
      note: note.body.data._id,
      order: order.id,
      case: courtCase.id,
      tag,
      person: owner.personId,
    } as Record<string, string>,
  }
}

const wordsOf = ({ raw }: Answer<unknown>) => wordsIn(raw.rawPayload, String(raw.headers['content-type']))

async function wordsIn(bytes: Buffer, mediaType = ''): Promise<string> {
  if (bytes.subarray(0, 4).toString() === '%PDF') return (await readPdfPages(bytes)).join(' ')
  if (mediaType.includes('spreadsheet')) {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
    return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()))
  }
  if (bytes.subarray(0, 2).toString() === 'PK') {
    const files = await Promise.all(
      [...(await readZip(bytes))].map(async ([name, file]) => [name, await wordsIn(file)]),
    )
    return files.flat().join(' ')
  }
  return bytes.toString()
}

function inputsOf(endpoint: Endpoint, known: Record<string, string>): Input[] {
  const fields = fieldsOf(endpoint)
  const isSearch = ({ name, isText }: Field) => isText && /search|^q$|query|words|name/.test(name)
  const kinds = fields.some(({ name }) => name === 'type') ? ['xlsx', 'csv', 'pdf'] : [null]
  const [optional, ids] = [true, false].map((may) =>
    fields.filter(({ isId, schema }) => isId && schema.safeParse(undefined).success === may),
  )
  return fillings(ids ?? [], known).flatMap((filling) =>
    kinds.map((kind) => {
      const input = inputWith(endpoint, filling)
      for (const { place, name } of optional ?? []) delete input[place][name]
      for (const field of fields.filter(isSearch)) input[field.place][field.name] = secret.toLowerCase().slice(0, 6)
      if (kind && fields.some(({ name, schema }) => name === 'type' && schema.safeParse(kind).success))
        Object.assign(input.query, 'type' in input.query ? { type: kind } : {})
      return input
    }),
  )
}

/** A role without the endpoint's ability gets the same refusal for every input. */
const isRefused = ({ can }: Endpoint, role: ChamberRole) =>
  can !== undefined && !isAllowed(abilitiesFor(role, usualSwitches), ...can)

async function lookThrough(
  caller: Caller,
  endpoint: Endpoint,
  role: ChamberRole,
  ids: Record<string, string>,
): Promise<string[]> {
  const seen = []
  const inputs = inputsOf(endpoint, ids).flatMap((input) => [input, withoutOptional(endpoint, input)])
  const different = [...new Set(inputs.map((one) => JSON.stringify(one)))]
  for (const input of isRefused(endpoint, role) ? different.slice(0, 1) : different) {
    const answer = await send(caller, endpoint, JSON.parse(input))
    expectNoBreakdown(answer, input)
    if (endpoint.method === 'GET') expect(answer.status, input).not.toBe(401)
    const words = await wordsOf(answer)
    if (words.includes(secret)) seen.push(`${input}: ${words.slice(0, 400)}`)
  }
  return seen
}

function withoutOptional(endpoint: Endpoint, { params, query, body }: Input): Input {
  const needed = fieldsOf(endpoint).filter(
    ({ place, schema }) => place !== 'query' || !schema.safeParse(undefined).success,
  )
  return {
    params,
    body,
    query: Object.fromEntries(Object.entries(query).filter(([key]) => needed.some(({ name }) => name === key))),
  }
}

type Person = Parameters<TestApp['as']>[0]

const asked = answering
  .filter(([, { access, path }]) => access !== 'public' && path !== leaveChamber.path)
  .toSorted(([, one], [, other]) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))

describe.each(hidings)('people outside the team of %s', (hiding) => {
  const chamberOf = () => chambers[hiding]
  const readers = new Map<Person, Caller>()
  /** The GET requests come first, and reading ends no sign-in. */
  function callerFor(person: Person, { method }: Endpoint) {
    const caller = (method === 'GET' && readers.get(person)) || app.as(person)
    if (method === 'GET') readers.set(person, caller)
    return caller
  }

  test.each(asked)('names are not revealed by %s', async (_, endpoint) => {
    const { outside, billing, ids } = chamberOf()
    expect(await lookThrough(callerFor(outside, endpoint), endpoint, 'advocate', ids)).toEqual([])
    expect(await lookThrough(callerFor(billing, endpoint), endpoint, 'billing', ids)).toEqual([])
  })

  test('an export is not made for a person who lost access to the matter after the request', async () => {
    const chamber = chamberOf()
    const taken = (reader: Reader, wanted: Pick<Parameters<typeof makeFile>[2], 'kind' | 'matter_id'>) =>
      withWorkFolder(async (folder) => {
        const making = { folder, onProgress: async () => undefined }
        const { path } = await makeFile(app.context, reader, { ...wanted, form: 'zip' }, making)
        return wordsIn(await readFile(path))
      })
    const owner: Reader = { ...chamber.owner, role: 'owner' }
    const outside: Reader = { ...chamber.outside, role: 'advocate' }
    const whole = { kind: 'chamber', matter_id: null } as const
    expect(await taken(owner, whole)).toContain(secret)
    await expect(taken(outside, whole)).rejects.toThrow(Forbidden)
    const one = { kind: 'matter', matter_id: chamber.matter } as const
    expect(await taken(owner, one)).toContain(secret)
    await expect(taken(outside, one)).rejects.toThrow(NotFound)
  })

  test('the calendar feed has an entry for everybody, but the matter’s names only for the owner', async () => {
    const chamber = chamberOf()
    await app.db.asSystem('tries', (tx) => tx.delete(tryCount))
    for (const [person, isNotified] of [
      [app.as(chamber.owner), true],
      [app.as(chamber.outside), false],
    ] as const) {
      const { body } = await person.call(openCalendarFeed, { body: { password: testPassword } })
      const { payload } = await app.app.inject({ url: new URL(body.address).pathname })
      expect(payload).toContain('DTSTART')
      expect(payload.includes(secret)).toBe(isNotified)
    }
  })

  const ask = (query: SQL) =>
    app.db.asChamber(chamberOf().owner.chamberId, async (tx) => ((await tx.execute(query)) as unknown as Rows).rows)

  test('the requests of people outside the team write no event about the matter', async () => {
    const { outside, billing, ids } = chamberOf()
    const hidden = [ids.matter, ids.client, ids.note, ids.order]
    const by = sql`person_id in (${outside.personId}, ${billing.personId})`
    const about = sql`(matter_id = ${ids.matter} or subject_id in ${hidden})`
    expect(await ask(sql`select type, subject_id from event where ${by} and ${about}`)).toEqual([])
  })

  test('the requests of people outside the team do not change the matter', async () => {
    const { matter } = chamberOf()
    const [row] = await ask(sql`select title, petitioner, is_sensitive, deleted_at from matter where id = ${matter}`)
    expect(row).toEqual({
      title: `${secret} v. State`,
      petitioner: secret,
      is_sensitive: hiding === 'a sensitive matter',
      deleted_at: null,
    })
  })
})

/** The tests above prove something only if these endpoints show the names to the owner. */
const meetingPlaces = [
  'listMatters',
  'getMatter',
  'countMatters',
  'listHearings',
  'exportHearings',
  'briefPack',
  'today',
  'listNotes',
  'activityOfMatter',
  'hearingQueues',
]

test.each(hidings)('the same requests about %s, sent by the owner, show the names', async (hiding) => {
  const { caller, ids } = chambers[hiding]
  const found = []
  for (const [name, endpoint] of asked.filter(([name]) => meetingPlaces.includes(name)))
    if ((await lookThrough(caller, endpoint, 'owner', ids)).length > 0) found.push(name)
  expect(found.toSorted()).toEqual(meetingPlaces.toSorted())
})

test('a client, a caveat and an FIR that lead only to a sensitive matter say so, because pages must not name them in their titles', async () => {
  const owner = await newChamber(app.db)
  const caller = app.as(owner)
  const { matter } = await followCase(app, owner, { court: delhi })
  const client = await newClient(caller, { name: secret })
  await caller.call(linkClient, {
    params: { id: matter._id },
    body: { client_id: client._id, side: 'petitioner', role: null },
  })
  const parties = { court_id: 'dc-agra' as CourtId, caveator: secret, caveatee: 'State', lodged_on: '2026-11-10' }
  const caveat = await caller.call(saveCaveat, { body: { ...parties, matter_id: matter._id } })
  const place = { state: 'Uttar Pradesh', district: 'Lucknow', police_station: 'Gomti', number: '7', year: 2026 }
  const fir = await caller.call(saveFir, { body: { place, words: { matter_ids: [matter._id] } } })
  const areHidden = async () => [
    (await caller.call(getClient, { params: { id: client._id } })).body.data.is_hidden,
    (await caller.call(getCaveat, { params: { id: caveat.body.data._id } })).body.data.is_hidden,
    (await caller.call(getFir, { params: { id: fir.body.data._id } })).body.data.is_hidden,
  ]
  expect(await areHidden()).toEqual([false, false, false])
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  expect(await areHidden()).toEqual([true, true, true])
})
