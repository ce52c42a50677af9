import { setTeam } from '@peshi/contract/chamber/team'
import { addAlias } from '@peshi/contract/matters/families'
import { deleteMatter, listMatters } from '@peshi/contract/matters/matters'
import { getImport, judgeImport, listImportRows, startImport } from '@peshi/contract/records/imports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { newImport } from '../../../test/import-file.ts'
import { newColleague } from '../../../test/people.ts'
import { startImportJobs } from './imports.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await startImportJobs(app.context)
})
afterAll(() => app.close())

const options = { court: null, dates: 'day-first' as const, by_hand: true, forums: false }

type Member = Awaited<ReturnType<typeof newChamber>>

async function judged(owner: Member, file: string) {
  const made = await newImport(app, owner, file)
  await app.as(owner).call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
  return made._id
}
async function brought(owner: Member, file: string) {
  const id = await judged(owner, file)
  await app.as(owner).call(startImport, { params: { id } })
  await app.queue.runHeld()
  return id
}
const rowsOf = async (caller: Caller, id: Awaited<ReturnType<typeof judged>>, query = {}) =>
  (await caller.call(listImportRows, { params: { id }, query: query as never })).body.data
const conflictsIn = async (caller: Caller, id: Awaited<ReturnType<typeof judged>>) =>
  (await caller.call(getImport, { params: { id } })).body.data.conflicts

describe('a case number that a matter had before', () => {
  test('a row with a matter’s former case number is a duplicate, unless the matter is in the bin', async () => {
    const owner = await newChamber(app.db)
    const caller = app.as(owner)
    await brought(owner, 'Court,Case,Petitioner\nNCLT Mumbai,CP/10/2024,Ram\n')
    const [matter] = (await caller.call(listMatters)).body.data
    if (!matter) throw new Error('no matter')
    const alias = { case_type: 'CPD', case_number: '99', case_year: 2023, kind: 'defective' as const }
    await caller.call(addAlias, { params: { id: matter._id }, body: { ...alias, court: matter.hc_name } as never })
    const file = 'Court,Case,Petitioner\nNCLT Mumbai,CPD/99/2023,Ram\nNCLT Mumbai,CPD/98/2023,Ram\n'
    const states = async () =>
      (await rowsOf(caller, await judged(owner, file))).map((row) => [row.state, row.reason_code, row.matter_id])
    expect(await states()).toEqual([
      ['duplicate', 'followed-already', matter._id],
      ['by-hand', null, null],
    ])
    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect((await states())[0]?.[0]).toBe('by-hand')
  })
})

describe('conflicts of a row', () => {
  test('before the import, each row shows its conflicts with the chamber’s clients', async () => {
    const owner = await newChamber(app.db)
    const caller = app.as(owner)
    const client = await newClient(caller, { name: 'Mohammad Aslam' })
    const id = await judged(
      owner,
      [
        'Court,Case,Petitioner,Respondent,Our side,Client',
        'NCLT Mumbai,CP/1/2024,Sita Devi,Mohd. Aslam,petitioner,',
        'NCLT Mumbai,CP/2/2024,Gita Devi,Nobody Known,petitioner,',
        'NCLT Mumbai,CP/3/2024,Mohammad Aslam,State of U.P.,petitioner,Mohammad Aslam',
      ].join('\n'),
    )
    expect(await conflictsIn(caller, id)).toBe(1)
    const rows = await rowsOf(caller, id, { conflicts: 'true' })
    expect(rows).toMatchObject([
      {
        position: 2,
        state: 'by-hand',
        conflicts: [{ reason: 'opponent-is-client', asked: 'Mohd. Aslam', client: { _id: client._id } }],
      },
    ])
    expect((await rowsOf(caller, id)).map(({ conflicts }) => conflicts.length)).toEqual([1, 0, 0])
  })

  test('after the import, a row’s title conflicts with a client that another row added', async () => {
    const owner = await newChamber(app.db)
    const caller = app.as(owner)
    const id = await brought(
      owner,
      [
        'Court,Case,Title,Petitioner,Respondent,Our side,Client',
        'NCLT Mumbai,CP/1/2024,,Kamla Prasad,Sohan Lal,petitioner,Kamla Prasad',
        'NCLT Mumbai,CP/2/2024,Mohan Lal v. Kamla Prasad,,,petitioner,',
      ].join('\n'),
    )
    expect(await conflictsIn(caller, id)).toBe(1)
    const [row] = await rowsOf(caller, id, { conflicts: 'true' })
    expect(row).toMatchObject({ position: 3, state: 'done', conflicts: [{ reason: 'opponent-is-client' }] })
  })

  test('people outside a sensitive matter’s team see neither its names nor its import row', async () => {
    const owner = await newChamber(app.db)
    const caller = app.as(owner)
    const kept = await brought(
      owner,
      'Court,Case,Petitioner,Respondent,Our side\nNCLT Mumbai,CP/1/2024,Kamla Prasad,Sohan Lal,petitioner\n',
    )
    const [matter] = (await caller.call(listMatters)).body.data
    if (!matter) throw new Error('no matter')
    await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
    const colleague = { ...owner, ...(await newColleague(app.db, owner.chamberId, 'P. Mishra')) }
    const advocate = app.as(colleague)
    const id = await judged(
      colleague,
      'Court,Case,Petitioner,Respondent,Our side\nNCLT Mumbai,CP/2/2024,Sohan Lal,Gita Devi,petitioner\n',
    )
    const [hit] = (await rowsOf(caller, id))[0]?.conflicts ?? []
    expect(hit).toMatchObject({ reason: 'own-side-opposed', matter: { _id: matter._id } })
    expect((await rowsOf(advocate, id))[0]?.conflicts).toMatchObject([{ reason: 'confidential', matter: null }])
    expect(await rowsOf(advocate, kept)).toEqual([])
    expect((await rowsOf(caller, kept))[0]?.values?.petitioner).toBe('Kamla Prasad')
  })
})
