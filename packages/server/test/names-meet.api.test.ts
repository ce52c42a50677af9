import { getClient, listClients } from '@peshi/contract/clients/clients'
import { checkNames } from '@peshi/contract/clients/conflicts'
import { watchName } from '@peshi/contract/day/cause-lists'
import { listMatters } from '@peshi/contract/matters/matters'
import { foldText } from '@peshi/contract/platform/fold'
import type { CourtId } from '@peshi/contract/platform/ids'
import { judgeImport, listImportRows, startImport } from '@peshi/contract/records/imports'
import { search } from '@peshi/contract/records/search'
import { createAppeal, getAppeal } from '@peshi/contract/trackers/appeals'
import { getCaveat, saveCaveat } from '@peshi/contract/trackers/caveats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { causeList, causeListEntry } from '../src/courts/lists-and-boards/cause-lists.schema.ts'
import { entryRows } from '../src/courts/lists-and-boards/entry-rows.ts'
import { listing } from '../src/matters/listings/listings.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import { startImportJobs } from '../src/records/imports/imports.jobs.ts'
import { matchAppealList } from '../src/trackers/appeals/match-list.ts'
import { matchCaveatList } from '../src/trackers/caveats/match-list.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { listEntry } from './cause-lists.ts'
import { newChamber } from './chamber.ts'
import { newClient } from './clients.ts'
import { noCourts } from './courts.ts'
import { newImport } from './import-file.ts'
import { chamberWithMatter, followCase } from './matters.ts'

const allahabad = 'hc-allahabad' as CourtId
const sci = 'sci' as CourtId
const clock = handClock()

let app: TestApp
beforeAll(async () => {
  const inBackground = { ...noCourts.inBackground, isOn: () => true }
  app = await testApp({ clock, context: { courts: { ...noCourts, inBackground, hasCaveats: () => true } } })
  await startImportJobs(app.context)
})
afterAll(() => app.close())

const names = {
  Latin: ['Ali', 'LIC', 'SBI', 'Ravi Rao', 'A. Raja', 'Uma Rai', 'Har\u200bcharan Gill', 'D’Souza', 'José Peña'],
  Devanagari: ['रवि राव', 'उमा', 'लक्\u200dष्मी देवी', 'ज़ाकिर हुसैन', 'एन.एच.ए.आई.'],
  Urdu: ['علی', 'محمد شکیل انصاری', 'یٰسین خان'],
  Bengali: ['রবি রাও', 'সুব্রত মুখোপাধ্যায়', 'উৎপল দত্ত'],
  Assamese: ['ৰূপম শৰ্মা', 'হৰি'],
  Gurmukhi: ['ਰਵੀ ਰਾਓ', 'ਹਰਜੀਤ ਸਿੰਘ', 'ਅਲੀ'],
  Gujarati: ['રવિ રાવ', 'જિગ્નેશ પટેલ', 'ઉમા'],
  Odia: ['ରବି ରାଓ', 'ବିଜୟ ପଟ୍ଟନାୟକ', 'ଉମା'],
  Tamil: ['ரவி ராவ்', 'முருகன் செல்வம்', 'அலி'],
  Telugu: ['రవి రావు', 'వెంకటేశ్వర రెడ్డి', 'ఉమ'],
  Kannada: ['ರವಿ ರಾವ್', 'ಮಂಜುನಾಥ ಗೌಡ', 'ಉಮಾ'],
  Malayalam: ['രവി റാവു', 'കൃഷ്ണൻ നായർ', 'അലി'],
  Meetei: ['ꯔꯕꯤ ꯁꯤꯡ'],
  'Ol Chiki': ['ᱨᱟᱢ ᱢᱩᱨᱢᱩ'],
}

const typings: ((name: string) => string)[] = [
  (name) => name.toUpperCase().normalize('NFD'),
  (name) => `\u202a${name.replace(/ /g, '\u00a0')}\u202c`,
  (name) =>
    [...name]
      .join('\u200d')
      .replace(/ی/g, 'ي')
      .replace(/\u093c/g, ''),
]
const cases = Object.entries(names).flatMap(([script, all]) =>
  all.slice(0, isFull ? all.length : 1).map((name, at) => {
    const typed = typings[at % typings.length]?.(name) ?? name
    return { script, name, typed: foldText(typed) === foldText(name) ? typed : name }
  }),
)
const scripts: [string, typeof cases][] = isFull
  ? [...Map.groupBy(cases, ({ script }) => script)]
  : [['each script', cases]]

async function newList(court: CourtId, entries: ReturnType<typeof listEntry>[]) {
  const id = newId()
  const day = { court, date: '2026-11-23' as const, kind: 'daily' as const }
  await app.db.asSystem('list-matching', async (tx) => {
    await tx
      .insert(causeList)
      .values({ ...day, id, source: id, title: 'List', revision: 1, entries: entries.length, read_at: clock.now() })
    await tx.insert(causeListEntry).values(entryRows(day, entries).map((row) => ({ ...row, list_id: id, revision: 1 })))
  })
  return id
}

describe.each(scripts)('a name written in %s', (_script, spelt) => {
  test('the name is found in conflict checks, client mergers and lists of clients', async () => {
    // Among names of other scripts, the ten most alike may not contain the same name.
    for (const ofScript of Map.groupBy(spelt, ({ script }) => script).values()) {
      const caller = app.as(await newChamber(app.db))
      for (const name of new Set(ofScript.map((one) => one.name))) await newClient(caller, { name })
      for (const { name, typed } of ofScript) {
        const asked = { respondents: [typed], our_side: 'petitioner' as const }
        const { hits } = (await caller.call(checkNames, { body: asked })).body.data
        expect(hits, name).toContainEqual(expect.objectContaining({ likeness: 'same', reason: 'opponent-is-client' }))
        const again = await newClient(caller, { name: typed })
        const { alike } = (await caller.call(getClient, { params: { id: again._id } })).body.data
        expect(
          alike.map((one) => foldText(one.name)),
          name,
        ).toContain(foldText(name))
        const { data } = (await caller.call(listClients, { query: { search: typed } })).body
        expect(
          data.map(({ _id }) => _id),
          name,
        ).toContain(again._id)
      }
    }
  })

  test('the name of a matter’s party is found in conflict checks, lists of matters and search', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    for (const { name, typed } of spelt) {
      const { matter } = await followCase(app, member, {
        title: `${name} v. State`,
        petitioner: name,
      })
      const { data } = (await caller.call(listMatters, { query: { search: typed } })).body
      expect(
        data.map(({ _id }) => _id),
        `list: ${typed}`,
      ).toContain(matter._id)
      const found = (await caller.call(search, { query: { q: typed, kind: 'matters' } })).body.data.matters.hits
      expect(
        found.map((hit) => hit.matter._id),
        `search: ${typed}`,
      ).toContain(matter._id)
      const { hits } = (await caller.call(checkNames, { body: { client: [typed] } })).body.data
      expect(hits, name).toContainEqual(expect.objectContaining({ likeness: 'same', reason: 'client-is-party' }))
    }
  })

  test('an import finds the name’s conflicts and the existing client with the name', async () => {
    const owner = await newChamber(app.db)
    const caller = app.as(owner)
    for (const name of new Set(spelt.map((one) => one.name))) await newClient(caller, { name })
    const rows = spelt.flatMap(({ typed }, at) => [
      `NCLT Mumbai,CP/${at + 1}/2024,Somebody Else,${typed},petitioner,`,
      `NCLT Mumbai,CP/${at + 1}/2023,${typed},Somebody Else,petitioner,${typed}`,
    ])
    const made = await newImport(app, owner, ['Court,Case,Petitioner,Respondent,Our side,Client', ...rows].join('\n'))
    const params = { id: made._id }
    const options = { court: null, dates: 'day-first' as const, by_hand: true, forums: false }
    await caller.call(judgeImport, { params, body: { mapping: made.mapping, options } })
    const marked = (await caller.call(listImportRows, { params, query: { perPage: 100 } as never })).body.data
    const missed = marked.filter(
      ({ position, conflicts }) => position % 2 === 0 && !conflicts.some((hit) => hit.likeness === 'same'),
    )
    expect(missed.map(({ values }) => values?.respondent)).toEqual([])
    await caller.call(startImport, { params })
    await app.queue.runHeld()
    const clients = (await caller.call(listClients, { query: {} })).body.meta?.total
    expect(clients).toBe(new Set(spelt.map((one) => one.name)).size)
  })

  test('a watched name is found on a cause list', async () => {
    for (const { name, typed } of spelt) {
      const member = await newChamber(app.db)
      const watched = await app.as(member).call(watchName, { body: { name, court: allahabad } })
      expect(watched.status, `${name}: ${watched.body.message}`).toBe(200)
      app.queue.held.length = 0
      const list = await newList(allahabad, [
        listEntry('WRIC/9001/2024', { advocates: { petitioner: [`MR. ${typed}`], respondent: [] } }),
      ])
      await app.context.services.listMatching.matchList({ listId: list, isWhole: true })
      const met = await app.db.asChamber(member.chamberId, (tx) =>
        tx.select().from(listing).where(eq(listing.list_id, list)),
      )
      expect(
        met.map(({ matched_by }) => matched_by),
        name,
      ).toEqual(['name'])
    }
  })

  test('a cause list entry with the name is matched with a tracked judgment and a caveat', async () => {
    const { caller } = await chamberWithMatter(app)
    for (const [at, { name, typed }] of spelt.entries()) {
      const appeal = await caller.call(createAppeal, {
        body: {
          court_id: '1',
          state_id: '490513',
          tracking_court_id: '13',
          case_type_id: '3021',
          state: 'U.P.',
          bench: 'Allahabad',
          case_type: 'WRIT - C',
          case_number: String(at + 1),
          case_year: 2024,
          judgment_date: '2026-10-05',
          petitioner: name,
          respondent: 'State of U.P.',
        } as never,
      })
      const caveat = await caller.call(saveCaveat, {
        body: {
          court_id: allahabad,
          establishment: null,
          caveat_number: String(at + 1),
          caveat_year: 2026,
          caveator: 'State of U.P.',
          caveatee: name,
          lodged_on: '2026-11-10',
        } as never,
      })
      expect([appeal.status, caveat.status], `${appeal.body.message} ${caveat.body.message}`).toEqual([200, 200])
      const parties = { petitioner: typed, respondent: 'State of U.P.' }
      await matchAppealList(app.context, await newList(sci, [listEntry('C.A. 5/2026', { parties })]))
      await matchCaveatList(app.context, await newList(allahabad, [listEntry('WRIC/5/2026', { parties })]))
      const watched = (await caller.call(getAppeal, { params: { id: appeal.body.data._id } })).body.data
      expect(watched.hits, `appeal: ${name}`).toHaveLength(1)
      const lodged = (await caller.call(getCaveat, { params: { id: caveat.body.data._id } })).body.data
      expect(lodged.hits, `caveat: ${name}`).toHaveLength(1)
    }
  })
})
