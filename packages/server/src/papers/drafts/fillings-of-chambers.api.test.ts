import { setTeam } from '@peshi/contract/chamber/team'
import { linkClient } from '@peshi/contract/clients/clients'
import { makeDraft, startDraft } from '@peshi/contract/papers/drafts'
import { addServing } from '@peshi/contract/trackers/servings'
import PizZip from 'pizzip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFull } from '../../../../../scripts/lib/test-lengths.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { emptyRecord, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { fillWord } from './fill-word.ts'
import { sayValues } from './say-values.ts'
import { shippedPapers } from './shipped/shipped-papers.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const mattersOfChamber = isFull ? 10 : 2
const court = 'dc-lucknow' as never

/** Every name has the mark of its matter (`Q0x1z`) or, if it is the chamber’s, of its chamber (`C0c`). */
async function furnish(chamber: number) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const lead = await newColleague(app.db, member.chamberId, `Lead C${chamber}c`)
  const matters: { id: string; mark: string }[] = []
  for (let at = 0; at < mattersOfChamber; at++) {
    const mark = `Q${chamber}x${at}z`
    const name = (what: string) => `${what} ${mark}`
    const party = (what: string) => ({ name: name(what), advocates: [name(`Adv of ${what}`)] })
    const [type, number, year] = [['OS', 'FA', 'CC'][at % 3] ?? 'OS', `${chamber}${at}77`, 2024]
    const record = {
      ...emptyRecord(court, type, number, year),
      court_name: name('Judge of'),
      coram: name('Coram'),
      petitioners: [party('Asha'), party('Bela')].slice(0, (at % 2) + 1),
      respondents: [party('Chand'), party('Deva'), party('Ela')].slice(0, (at % 3) + 1),
      acts: at % 2 ? [{ act: name('Act'), section: '302' }] : [],
    }
    const { matter, courtCase } = await followCase(app, member, {
      court,
      case_type: type,
      case_number: number,
      case_year: year,
      title: name('Title'),
      petitioner: name('Asha'),
      respondent: name('Chand'),
      stage: name('Stage'),
      record,
    })
    await newOrder(app.db, courtCase.id)
    const client = await newClient(caller, { name: name('Client') })
    const link = { client_id: client._id, side: at % 2 ? ('respondent' as const) : ('petitioner' as const), role: null }
    await caller.call(linkClient, { params: { id: matter._id }, body: link })
    await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [lead.personId] } })
    await caller.call(addServing, {
      body: { matter_id: matter._id, kind: 'respondent', name: name('Served'), mode: 'dasti' },
    })
    const answers = {
      client_parentage: name('Parent'),
      chamber_address: `Street C${chamber}c`,
      advocate_enrolment: `UP C${chamber}c`,
      engaged_by: name('Engaged'),
    }
    const made = await caller.call(makeDraft, {
      body: { matter_id: matter._id, paper: 'vakalatnama', language: 'en', answers },
    })
    expect(made.status).toBe(200)
    matters.push({ id: matter._id, mark })
  }
  return { caller, mark: `C${chamber}c`, matters }
}

test('the papers of the matters of three chambers have no name of another matter or chamber', {
  timeout: 600_000,
}, async () => {
  const chambers = [await furnish(0), await furnish(1), await furnish(2)]
  const texts = await Promise.all(
    shippedPapers.flatMap(({ key, languages, build }) =>
      languages.map(async (language) => ({ key, language, bytes: await build(language) })),
    ),
  )
  let made = 0
  let own = 0
  for (const { caller, mark, matters } of chambers)
    for (const { id, mark: ofMatter } of matters)
      for (const { key, language, bytes } of texts) {
        const { data } = (await caller.call(startDraft, { body: { matter_id: id, paper: key, language } })).body
        const filled = fillWord(new PizZip(bytes), sayValues(data.values, data.fields, language))
        const text = (filled.files['word/document.xml']?.asText() ?? '').replaceAll(/<[^>]*>/g, '')
        const marks = [...text.matchAll(/Q\dx\d+z|C\dc/g)].map(([found]) => found)
        expect([key, language, marks.filter((found) => found !== mark && found !== ofMatter)]).toEqual([
          key,
          language,
          [],
        ])
        made += 1
        own += marks.length
      }
  expect(made).toBe(3 * mattersOfChamber * texts.length)
  expect(own).toBeGreaterThan(5 * made)
})
