import { setTeam } from '@peshi/contract/chamber/team'
import {
  addAlias,
  dismissSuggestion,
  getFamily,
  linkMatters,
  removeAlias,
  setFir,
  unlinkMatters,
} from '@peshi/contract/matters/families'
import { deleteMatter, listMatters, restoreMatter } from '@peshi/contract/matters/matters'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { delhi, emptyRecord } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, emitCaseRead, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import type { Rows } from '../../platform/db/door.ts'
import { firKey } from './fir-key.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as MatterId
const agra = 'dc-agra' as CourtId
const alias = { kind: 'renumbered' as const, court: agra, case_type: 'S.T.', case_number: '77', case_year: 2019 }
const fir = { police_station: 'Hazratganj', number: '123', year: 2024 }
const foreign = async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } })

ladder(getFamily, () => app, { input: { params: { id } }, foreign, refused: 'client' })
ladder(linkMatters, () => app, {
  input: { params: { id }, body: { other_id: id, kind: 'appeal' } },
  invalid: { 'an invalid kind': { params: { id }, body: { other_id: id, kind: 'cousin' } } },
  foreign: async () => ({ ...(await foreign()), body: { other_id: id, kind: 'appeal' as const } }),
  refused: 'billing',
})
const ofTwo = {
  input: { params: { id }, body: { other_id: id } },
  invalid: { 'a missing other matter': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { other_id: id } }),
  refused: 'billing' as const,
}
ladder(unlinkMatters, () => app, ofTwo)
ladder(dismissSuggestion, () => app, ofTwo)
ladder(addAlias, () => app, {
  input: { params: { id }, body: alias },
  invalid: { 'the case number 0': { params: { id }, body: { ...alias, case_number: '0' } } },
  foreign: async () => ({ ...(await foreign()), body: alias }),
  refused: 'billing',
})
ladder(removeAlias, () => app, {
  input: { params: { id }, body: { alias_id: id } },
  foreign: async () => ({ ...(await foreign()), body: { alias_id: id } }),
  refused: 'billing',
})
ladder(setFir, () => app, {
  input: { params: { id }, body: { fir: null } },
  invalid: { 'an FIR without a police station': { params: { id }, body: { fir: { ...fir, police_station: ' ' } } } },
  foreign: async () => ({ ...(await foreign()), body: { fir } }),
  refused: 'billing',
})

const familyOf = async (caller: Caller, matter: MatterId) =>
  (await caller.call(getFamily, { params: { id: matter } })).body.data
const idsOf = (matters: readonly { _id: string }[]) => matters.map(({ _id }) => _id).toSorted()
const link = (caller: Caller, matter: MatterId, body: { other_id: MatterId; kind: 'appeal' | 'slp' | 'bail' }) =>
  caller.call(linkMatters, { params: { id: matter }, body })

describe('a family of matters', () => {
  test('each matter shows its whole family, except matters that are linked only through a deleted matter', async () => {
    const { caller, member, matter: trial } = await chamberWithMatter(app, { case_year: 2019 })
    const { matter: appeal } = await followCase(app, member, { case_year: 2021 })
    const { matter: slp } = await followCase(app, member, { case_year: 2024 })
    await link(caller, appeal._id, { other_id: trial._id, kind: 'appeal' })
    const linked = await link(caller, slp._id, { other_id: appeal._id, kind: 'slp' })
    expect(linked.body.data.matters.map(({ _id }) => _id)).toEqual([trial._id, appeal._id, slp._id])
    const family = await familyOf(caller, trial._id)
    expect(family.links).toEqual([
      { matter_id: appeal._id, of_matter_id: trial._id, kind: 'appeal' },
      { matter_id: slp._id, of_matter_id: appeal._id, kind: 'slp' },
    ])

    await caller.call(deleteMatter, { params: { id: appeal._id } })
    expect(idsOf((await familyOf(caller, trial._id)).matters)).toEqual([trial._id])
    await caller.call(restoreMatter, { params: { id: appeal._id } })
    expect(idsOf((await familyOf(caller, trial._id)).matters)).toEqual(idsOf([trial, appeal, slp]))

    const gone = await caller.call(unlinkMatters, { params: { id: trial._id }, body: { other_id: appeal._id } })
    expect(idsOf(gone.body.data.matters)).toEqual([trial._id])
    const again = await caller.call(unlinkMatters, { params: { id: trial._id }, body: { other_id: appeal._id } })
    expect(again.status).toBe(404)
    expect((await link(caller, trial._id, { other_id: trial._id, kind: 'appeal' })).status).toBe(400)
  })

  test('two matters have at most one link, and a link in the opposite direction replaces it', async () => {
    const { caller, member, matter: one } = await chamberWithMatter(app)
    const { matter: other } = await followCase(app, member)
    await link(caller, one._id, { other_id: other._id, kind: 'appeal' })
    const { data } = (await link(caller, other._id, { other_id: one._id, kind: 'bail' })).body
    expect(data.links).toEqual([{ matter_id: other._id, of_matter_id: one._id, kind: 'bail' }])
  })

  test('a sensitive matter in a family is hidden from people outside the matter’s team', async () => {
    const { caller, member, matter: one } = await chamberWithMatter(app)
    const { matter: secret } = await followCase(app, member)
    await link(caller, one._id, { other_id: secret._id, kind: 'appeal' })
    await caller.call(setTeam, { params: { id: secret._id }, body: { person_ids: [], is_sensitive: true } })
    const outside = app.as(await newColleague(app.db, member.chamberId, 'Outside'))
    expect(idsOf((await familyOf(outside, one._id)).matters)).toEqual([one._id])
    expect((await outside.call(getFamily, { params: { id: secret._id } })).status).toBe(404)
    expect((await link(outside, one._id, { other_id: secret._id, kind: 'bail' })).status).toBe(404)
  })
})

describe('suggested families', () => {
  const withFir = (station: string) => ({
    ...emptyRecord(delhi, 'BAIL', '1', 2024),
    fir: { state: null, district: 'Lucknow', police_station: station, number: '0123', year: 2024 },
  })

  test('matters with the same FIR are suggested, and a dismissed suggestion does not return', async () => {
    const {
      caller,
      member,
      matter: bail,
    } = await chamberWithMatter(app, {
      case_type: 'BAIL',
      record: withFir('P.S. Hazratganj'),
    })
    const { matter: trial } = await followCase(app, member, { case_type: 'ST', record: withFir('HAZRATGANJ') })
    const { matter: hand } = await followCase(app, member, { case_type: 'WRIC' })
    await caller.call(setFir, { params: { id: hand._id }, body: { fir } })
    const { suggestions, firs } = await familyOf(caller, bail._id)
    expect(firs).toMatchObject([{ police_station: 'P.S. Hazratganj', number: '0123', matter_ids: [bail._id] }])
    expect(suggestions.map(({ matter, kind, is_later }) => ({ id: matter._id, kind, is_later }))).toEqual(
      expect.arrayContaining([{ id: trial._id, kind: 'bail', is_later: true }]),
    )
    expect(idsOf(suggestions.map(({ matter }) => matter))).toEqual(idsOf([trial, hand]))
    expect(suggestions[0]).toMatchObject({ reason: 'same-fir', shared: 'HAZRATGANJ 123/2024' })

    const left = await caller.call(dismissSuggestion, { params: { id: bail._id }, body: { other_id: hand._id } })
    expect(idsOf(left.body.data.suggestions.map(({ matter }) => matter))).toEqual([trial._id])
    const taken = await link(caller, bail._id, { other_id: trial._id, kind: 'bail' })
    expect(taken.body.data.suggestions).toEqual([])
    expect(taken.body.data.firs).toMatchObject([{ matter_ids: expect.arrayContaining([bail._id, trial._id]) }])
  })

  test('a matter and the matter of its lower court case suggest each other', async () => {
    const {
      caller,
      member,
      matter: trial,
    } = await chamberWithMatter(app, {
      court: agra,
      case_type: 'ST',
      case_number: '881',
      case_year: 2019,
    })
    const below = { court: 'Sessions Court, Agra', case_number: 'S.T. No. 881 of 2019', decision_date: null }
    const { matter: appeal } = await followCase(app, member, {
      case_type: 'CRLA',
      record: {
        ...emptyRecord(delhi, 'CRLA', '5', 2022),
        lower_court: { ...below, state: null, district: null },
      },
    })
    const [above] = (await familyOf(caller, appeal._id)).suggestions
    expect(above).toMatchObject({ matter: { _id: trial._id }, kind: 'appeal', is_later: true, reason: 'below' })
    const [seen] = (await familyOf(caller, trial._id)).suggestions
    expect(seen).toMatchObject({ matter: { _id: appeal._id }, kind: 'appeal', is_later: false, shared: 'ST 881/2019' })
  })

  test('matters of another chamber are never suggested', async () => {
    const { matter, caller } = await chamberWithMatter(app, { record: withFir('Kotwali') })
    await chamberWithMatter(app, { record: withFir('Kotwali') })
    expect((await familyOf(caller, matter._id)).suggestions).toEqual([])
  })

  test('the database and the server compute the same FIR key', async () => {
    const written: [string, string, number][] = [
      ['P.S. Hazratganj', '0123', 2024],
      ['thana kotwali nagar', '7', 2020],
      ['थाना', '12/2024', 2024],
      ['PSYCHO', '1', 2021],
      [' P S : Sadar (East) ', '55', 2022],
      ['', '1', 2020],
      ['X', '000', 2020],
    ]
    const keys = await Promise.all(
      written.map(async ([station, number, year]) => {
        const { rows } = await app.db.engine.execute(`select fir_key($1, $2, $3) as key`, [station, number, year])
        return rows[0]?.key
      }),
    )
    expect(keys).toEqual(written.map(([station, number, year]) => firKey(station, number, year)))
    expect(keys.slice(0, 3)).toEqual(['HAZRATGANJ|123/2024', 'KOTWALINAGAR|7/2020', 'थाना|12/2024'])
  })
})

describe('the offence of a matter', () => {
  const set = (caller: Caller, matter: MatterId, body: object) =>
    caller.call(setFir, { params: { id: matter }, body: { fir: null, ...body } })

  test('is kept with its days, with and without an FIR', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const days = { offence_from: '2024-06-01', offence_to: '2024-08-01' }
    expect((await set(caller, matter._id, days)).body.data).toMatchObject({ ...days, own_fir: null })
    expect((await set(caller, matter._id, { fir })).body.data).toMatchObject({ ...days, own_fir: fir })
    const oneDay = { offence_from: '2024-06-01', offence_to: '2024-06-01' }
    expect((await set(caller, matter._id, oneDay)).body.data).toMatchObject({ ...oneDay, offence_to: null })
  })

  test.each([
    ['a last day before the first', { offence_from: '2024-06-01', offence_to: '2024-05-01' }, 'offence_to'],
    ['a last day alone', { offence_to: '2024-05-01' }, 'offence_from'],
  ])('%s is refused', async (_, body, field) => {
    const { caller, matter } = await chamberWithMatter(app)
    const refused = await set(caller, matter._id, body)
    expect([refused.status, Object.keys((refused.body as unknown as { fields: object }).fields)]).toEqual([
      400,
      [field],
    ])
  })
})

describe('other case numbers of a matter', () => {
  const found = async (caller: Caller, search: string) =>
    (await caller.call(listMatters, { query: { search } })).body.data.map(({ _id }) => _id)

  test('a matter is found by an added case number until this number is removed', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    expect(await found(caller, 'ST/77/2019')).toEqual([])
    const { data } = (await caller.call(addAlias, { params: { id: matter._id }, body: alias })).body
    expect(data.aliases).toMatchObject([{ ...alias, court_title: 'District Court, Agra', is_from_court: false }])
    expect(await found(caller, 'ST/77/2019')).toEqual([matter._id])
    expect(await found(caller, '77/2019')).toEqual([matter._id])
    expect(await found(caller, '7/2019')).toEqual([])
    const alias_id = data.aliases[0]?._id ?? ''
    await caller.call(removeAlias, { params: { id: matter._id }, body: { alias_id } })
    expect(await found(caller, 'ST/77/2019')).toEqual([])
  })

  test('a case number that the court replaces is kept as the matter’s former number', async () => {
    const { caller, member, matter, courtCase } = await chamberWithMatter(app, {
      case_type: 'WRICD',
      case_number: '4711',
    })
    await app.db.asSystem('court-sync', (tx) =>
      tx.execute(sql`update court_case set case_type = 'WRIC', case_number = '815' where id = ${courtCase.id}`),
    )
    for (const _ of ['once', 'again']) await emitCaseRead(app, member.chamberId, courtCase.id)
    const { aliases } = await familyOf(caller, matter._id)
    expect(aliases).toMatchObject([{ kind: 'defective', case_type: 'WRICD', case_number: '4711', is_from_court: true }])
    expect(await found(caller, 'WRICD/4711/2024')).toEqual([matter._id])
    expect(await found(caller, 'WRIC/815/2024')).toEqual([matter._id])
  })

  test('a case number added by one chamber is hidden from other chambers', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    await caller.call(addAlias, { params: { id: matter._id }, body: alias })
    const { chamberId } = await newChamber(app.db)
    const { rows } = (await app.db.asChamber(chamberId, (tx) =>
      tx.execute(sql`select * from matter_alias`),
    )) as unknown as Rows
    expect(rows).toEqual([])
  })
})
