import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { DraftLanguage, DraftValues } from '@peshi/contract/papers/drafts'
import { draftFields, fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type { Serving } from '@peshi/contract/trackers/servings'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { wordFile, wordLine } from '../../../test/word-file.ts'
import { fieldsOf, type MatterFacts } from './fields-of-matter.ts'
import { fillWord } from './fill-word.ts'
import { readPages } from './read-pages.ts'
import { sayValues } from './say-values.ts'
import { shippedPapers } from './shipped/shipped-papers.ts'
import { readFields } from './template-fields.ts'
import { openWord } from './word-file.ts'

/** Names of one matter contain its own mark, so that a name of another matter is noticed. */
function factsOf(mark: string, seed: number): MatterFacts {
  const name = (what: string) => `${what} ${mark}`
  const party = (what: string) => ({ name: name(what), advocates: [name(`Adv ${what}`)] })
  const many = (what: string, count: number) => Array.from({ length: count }, (_, at) => party(`${what}${at}`))
  const record = {
    court_name: name('Judge of'),
    coram: name('Coram'),
    petitioners: many('Pet', (seed % 3) + 1),
    respondents: many('Res', (seed % 4) + 1),
    filing_date: seed % 2 ? '2023-02-03' : '2025-02-03',
    registration_date: null,
    decision_date: null,
    acts: seed % 3 ? [{ act: name('Act'), section: '302' }] : [],
    fir: null,
    hearings: [],
    district: null,
    state: null,
  } as unknown as CaseRecord
  const matter = {
    title: name('Title'),
    court_id: 'dc-lucknow',
    court_title: 'District Court, Lucknow',
    hc_name: 'dc-lucknow',
    unique_id: 'dc-lucknow-OS-1-2025',
    unique_case_number: null,
    case_type: ['OS', 'FA', 'CC', 'Bail Application', 'WP'][seed % 5],
    case_number: String(seed + 1),
    case_year: 2025,
    our_side: seed % 2 ? 'petitioner' : 'respondent',
    petitioner: null,
    respondent: null,
    stage: name('Stage'),
    next_date: '2026-12-14',
    record: seed % 7 ? record : null,
  } as unknown as MatterDetail
  return {
    matter,
    advocate: name('Lead'),
    clients: seed % 5 ? [{ name: name('Client'), address: name('Street'), mobile: null, email: null }] : [],
    fir: null,
    orders: [{ kind: 'order', date: '2026-10-19' }],
    clocks: [],
    servings: [
      { name: name('Served'), mode: 'dasti', sent_on: '2026-11-01', outcome: null, deemed_on: null },
    ] as Serving[],
    bundled: seed % 2 ? [{ title: name('Bundled'), mark: 'P-1', first: 3, last: 9 }] : [],
    hearing: null,
    chamber: name('Chamber'),
    today: '2026-11-30',
  }
}

const textOf = (zip: PizZip) =>
  readPages(zip)
    .blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flat().flatMap(({ paragraphs }) => paragraphs) : [block],
    )
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n')

/** Much faster than reading the pages. */
const wordsOf = (zip: PizZip) =>
  (zip.files['word/document.xml']?.asText() ?? '').replaceAll('</w:p>', '\n').replaceAll(/<[^>]*>/g, '')

test('a thousand papers of matters of three chambers have no name of another matter', {
  timeout: 300_000,
}, async () => {
  const texts: { key: string; language: DraftLanguage; bytes: Uint8Array; fields: string[] }[] = []
  for (const paper of shippedPapers)
    for (const language of paper.languages) {
      const bytes = await paper.build(language)
      const { fields, problem } = readFields(openWord(bytes))
      expect(problem, paper.key).toBeNull()
      texts.push({ key: paper.key, language, bytes, fields })
    }
  let made = 0
  for (let seed = 0; made < 1000; seed++) {
    const mark = `Q${seed % 3}x${seed}z`
    const { key, language, bytes, fields } = texts[seed % texts.length] ?? expect.fail('No papers')
    const said = sayValues(fieldsOf(factsOf(mark, seed), language), fields, language)
    const text = wordsOf(fillWord(new PizZip(bytes), said))
    const foreign = [...text.matchAll(/Q\dx\d+z/g)].filter(([found]) => found !== mark)
    expect([key, language, foreign]).toEqual([key, language, []])
    expect(text, key).not.toMatch(/[{}]|undefined|\[object/)
    made += 1
  }
})

/** Lines as printed forms of district courts have them. */
const ownForms = [
  ['In the Court of {court_name}', 'Case No. {case_number}', '{#petitioners}', '{number}. {name}', '{/petitioners}'],
  ['VAKALATNAMA', 'I, {client_name}, resident of {client_address}, appoint {advocate_name}, Advocate.'],
  ['Application for adjournment', 'The case is fixed for {next_date}. {adjournment_reason}'],
  ['Next date slip', '{case_title}', 'Next date: {next_date}', 'Court room: {court_room}'],
  ['प्रार्थना पत्र', 'न्यायालय {court_name}', 'वाद संख्या {case_number}', 'प्रार्थी {client_name}'],
  ['وکالت نامہ', 'عدالت {court_name}', 'موکل {client_name}'],
  ['Bail application', 'FIR {fir_number}, P.S. {police_station}', '{#is_under_crpc}s. 437{/is_under_crpc}'],
  ['Process fee', 'Fee of {process_fee} for {#served}{name}, {/served}'],
  ['Letter to the client', 'Dear {client_name},', 'the case was heard on {previous_date}.', '{chamber_name}'],
  ['List of dates', '{#dates}', '{date}: {event}', '{/dates}', 'Filed by {advocate_name} & Co. <{advocate_email}>'],
]

test('ten forms of a chamber are taken over without a change of their text', () => {
  for (const lines of ownForms) {
    const bytes = wordFile(...lines.map((line) => wordLine(...(line.match(/.{1,7}/gsu) ?? []))))
    const zip = openWord(bytes)
    const { fields, problem } = readFields(zip)
    expect(problem).toBeNull()
    const said: Record<string, string | boolean | Record<string, string>[]> = {}
    for (const name of fields) {
      const field = isDraftField(name) ? fieldOf(name) : expect.fail(name)
      said[name] =
        field.kind === 'list'
          ? [Object.fromEntries(Object.keys(field.columns).map((column) => [column, `{${column}}`]))]
          : field.kind === 'condition' || `{${name}}`
    }
    const kept = lines.map((line) => line.replaceAll(/\{[#/][^}]*\}/g, '')).filter(Boolean)
    expect(textOf(fillWord(zip, said))).toBe(kept.join('\n'))
  }
})

test('a value of every kind is printed in each language', () => {
  const values: DraftValues = Object.fromEntries(
    Object.keys(draftFields).map((name) => [name, fieldOf(name as keyof typeof draftFields).example as never]),
  )
  const en = sayValues(values, Object.keys(draftFields), 'en')
  expect(en).toMatchObject({ next_date: '14-12-2026', cheque_amount: 'Rs. 2,50,000' })
  expect(en.cheque_amount_words).toBe('Rupees Two Lakh Fifty Thousand Only')
  expect(sayValues(values, ['cheque_amount', 'cheque_amount_words'], 'hi')).toEqual({
    cheque_amount: '2,50,000 रुपये',
    cheque_amount_words: 'दो लाख पचास हज़ार रुपये मात्र',
  })
  expect(sayValues(values, ['cheque_amount_words'], 'ur')).toEqual({
    cheque_amount_words: 'دو لاکھ پچاس ہزار روپے صرف',
  })
})
