import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTeam } from '@peshi/contract/chamber/team'
import { listDocuments } from '@peshi/contract/matters/documents'
import { setFir } from '@peshi/contract/matters/families'
import * as contract from '@peshi/contract/papers/citations'
import { isFault } from '@peshi/contract/papers/citations'
import type { OrderId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { inventJudgments } from '../../../test/invented-judgments.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { orderPage } from '../../courts/courts/courts.schema.ts'
import { indexJudgments } from './index-judgments.ts'

let app: TestApp
let directory: string
const judgments = inventJudgments(40)
const [first, second] = judgments as [(typeof judgments)[number], (typeof judgments)[number]]
const someId = '0199f0a4-1111-7abc-8def-000000000001'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

beforeAll(async () => {
  app = await testApp()
  directory = await mkdtemp(join(tmpdir(), 'peshi-judgments-'))
  const lines = judgments.slice(0, 30).map(({ title, citations, court, date, bench, text }) =>
    JSON.stringify({
      title,
      nc_display: citations[6],
      citation: citations.join('; '),
      court,
      decision_date: date,
      judge: bench,
      text,
    }),
  )
  await writeFile(
    join(directory, 'a.jsonl'),
    [...lines.slice(0, 10), 'not json', '{"court":"x"}', ...lines.slice(10)].join('\n'),
  )
  const rows = judgments
    .slice(30)
    .map(({ title, citations, date }) =>
      [quoted(title), quoted(citations.join(', ')), date.split('-').reverse().join('-')].join(','),
    )
  await writeFile(join(directory, 'b.csv'), ['title,citation,decision_date', ...rows, 'one cell'].join('\r\n'))
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

async function buildIndex(signal?: AbortSignal) {
  const bad: string[] = []
  const onBad = (place: string, reason: string) => bad.push(`${place} ${reason}`)
  const news = await indexJudgments(app.db, directory, { thisYear: 2026, onBad, ...(signal && { signal }) })
  return { ...news, bad }
}

test('the index tells unusable lines with their place, continues after an interruption, and takes nothing twice', async () => {
  const stopped = new AbortController()
  stopped.abort(new Error('stopped'))
  await expect(buildIndex(stopped.signal)).rejects.toThrow('stopped')
  expect(await buildIndex()).toEqual({
    saved: 40,
    skipped: 0,
    bad: ['a.jsonl:11 not readable', 'a.jsonl:12 no title, or no citation', 'b.csv:12 not readable'],
  })
  expect(await buildIndex()).toMatchObject({ saved: 0, skipped: 43 })
})

async function withChamber() {
  const { caller, member, matter, courtCase } = await chamberWithMatter(app)
  const check = async (text: string) => {
    const { body } = await caller.call(contract.checkCitations, { body: { matter_id: matter._id, text } })
    return body.data
  }
  return { caller, member, matter, courtCase, check }
}

test('a draft with three planted faults: all three are told, and nothing else', async () => {
  const { check } = await withChamber()
  const words = second.paragraphs[4] ?? ''
  const { authorities, indexed } = await check(
    [
      `Reliance is placed on ${first.short}, ${first.citations[0]} : ${first.citations[1]}, para 3.`,
      `In ${judgments[2]?.short}, ${judgments[3]?.citations[1]}, the appeal was allowed.`,
      `See ${judgments[4]?.short}, ${judgments[4]?.citations[6]}, para 31.`,
      `In ${second.short}, ${second.citations[2]}, it was held in para 5: “${words.replace(' the ', ' never ')}”`,
      `${first.party} (supra) says: “${first.paragraphs[0]}” Also, Nobody Known v. State of Goa, (2011) 3 SCC 77.`,
    ].join('\n'),
  )
  expect(indexed).toBe(40)
  expect(authorities.map((one) => [one.state, isFault(one)])).toEqual([
    ['by-number', false],
    ['other-case', true],
    ['by-number', true],
    ['by-number', true],
    ['not-here', false],
  ])
  expect(authorities[2]?.missing_paragraphs).toEqual([31])
  expect(authorities[3]?.quotations).toMatchObject([{ result: 'differs', paragraph: 5 }])
  expect(authorities[0]?.quotations).toMatchObject([{ result: 'exact', paragraph: 1 }])
})

test('a judgment of the index is shown with its text; one without a text says so', async () => {
  const { caller, check } = await withChamber()
  const { authorities } = await check(`${first.citations[0]}; ${judgments[35]?.citations[0]}`)
  const [whole, bare] = authorities.map(({ held }) => held)
  const read = (id: unknown) => caller.call(contract.getJudgment, { params: { id: id as never } })
  expect((await read(whole?.judgment_id)).body.data).toMatchObject({
    title: first.title,
    text: first.text,
    source: 'a.jsonl',
  })
  expect((await read(bare?.judgment_id)).body.data).toMatchObject({ text: null, date: judgments[35]?.date })
  expect((await read(someId)).status).toBe(404)
})

test('a judgment of the chamber is found by its neutral citation, for others of the chamber only if they see its matter', async () => {
  const { caller, member, matter, courtCase } = await withChamber()
  const order = await newOrder(app.db, courtCase.id, { date: '2026-11-10', kind: 'judgment', pages: 1, has_text: true })
  const text =
    'Neutral Citation No. 2026:DHC:9911-DB\n1. Heard.\n2. The appeal is allowed with costs to the appellant.\n'
  await app.db.asSystem('court-sync', (tx) => tx.insert(orderPage).values({ order_id: order.id, page: 1, text }))
  const draft = 'It was held in 2026:DHC:9911-DB, para 2: “The appeal is allowed with costs to the appellant”'
  const heldFor = async (who: typeof caller, matter_id: typeof matter._id) => {
    const { body } = await who.call(contract.checkCitations, { body: { matter_id, text: draft } })
    return body.data?.authorities[0]
  }
  const found = {
    state: 'by-number',
    held: { order_id: order.id, matter_id: matter._id },
    quotations: [{ result: 'exact', paragraph: 2 }],
  }
  expect(await heldFor(caller, matter._id)).toMatchObject(found)
  const itself = { matter_id: matter._id, order_id: order.id as OrderId }
  const own = await caller.call(contract.checkCitations, { body: itself })
  expect(own.body.data.authorities[0]?.held).toBeNull()

  const stranger = await chamberWithMatter(app)
  expect(await heldFor(stranger.caller, stranger.matter._id)).toMatchObject({ state: 'not-here', held: null })

  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate'))
  const { matter: other } = await followCase(app, member)
  expect(await heldFor(colleague, other._id)).toMatchObject(found)
  const team = { params: { id: matter._id }, body: { person_ids: [member.personId], is_sensitive: true } }
  expect((await caller.call(setTeam, team)).status).toBe(200)
  expect(await heldFor(colleague, other._id)).toMatchObject({ state: 'not-here', held: null })
  expect(await heldFor(caller, other._id)).toMatchObject(found)
})

test('a draft with the wrong code for the date of the offence is told in a matter without an FIR', async () => {
  const { caller, matter, check } = await withChamber()
  const text = 'The applicant is charged under Section 420 IPC.'
  const told = async () => (await check(text)).codes
  expect(await told()).toEqual([])
  const days = { offence_from: '2025-01-02', offence_to: null }
  await caller.call(setFir, { params: { id: matter._id }, body: { fir: null, ...days } })
  expect(await told()).toEqual([{ doubt: 'ipc-late', text: 'Section 420 IPC', page: 1, fir: null, ...days }])
  expect((await check(text)).sections).toEqual([{ act: 'IPC', section: '420', pages: [1] }])
  await caller.call(setFir, { params: { id: matter._id }, body: { fir: null, offence_from: '2024-01-02' } })
  expect(await told()).toEqual([])
})

test('the result becomes a document of the matter', async () => {
  const { caller, matter } = await withChamber()
  const text = `Reliance is placed on ${first.short}, ${judgments[3]?.citations[1]}.`
  const { body, status } = await caller.call(contract.fileCitationCheck, { body: { matter_id: matter._id, text } })
  expect(status).toBe(200)
  const { body: listed } = await caller.call(listDocuments, { params: { id: matter._id } })
  expect(listed.data).toMatchObject([
    { _id: body.data.document_id, name: expect.stringMatching(/^Citations and sections checked .*\.pdf$/) },
  ])
}, 60_000)

const foreign = async () => {
  const { matter } = await chamberWithMatter(app)
  return { body: { matter_id: matter._id, text: 'AIR 1973 SC 1461' } }
}
const invalid = {
  'no text': { body: { matter_id: someId, text: ' ' } },
  'two drafts': { body: { matter_id: someId, text: 'x', document_id: someId } },
}
ladder(contract.checkCitations, () => app, {
  input: { body: { matter_id: someId, text: 'AIR 1973 SC 1461' } },
  invalid: invalid as never,
  foreign: foreign as never,
})
ladder(contract.fileCitationCheck, () => app, {
  input: { body: { matter_id: someId, text: 'AIR 1973 SC 1461' } },
  refused: 'client',
  invalid: invalid as never,
  foreign: foreign as never,
})
