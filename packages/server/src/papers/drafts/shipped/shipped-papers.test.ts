import { readFileSync } from 'node:fs'
import { counterpartsOf } from '@peshi/contract/matters/criminal-sections/counterparts'
import { fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { readZip } from '../../../../test/read-zip.ts'
import type { PaperLanguage } from './paper.ts'
import { readSource, type SourceBlock } from './read-source.ts'
import { paperSources, shippedPapers } from './shipped-papers.ts'

const inLanguages = shippedPapers.flatMap((paper) => paper.languages.map((language) => ({ paper, language })))
const textOf = (key: string, language: PaperLanguage) =>
  paperSources.find((source) => source.key === key)?.texts[language] ?? ''
const named = ({ paper, language }: (typeof inLanguages)[number]) => [paper.key, language, paper] as const

const partsOf = async (bytes: Uint8Array) => {
  const files = await readZip(Buffer.from(bytes))
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]))
}

/** Names between braces, with what is wrong with them. */
function checkFields(text: string): { names: Set<string>; faults: string[] } {
  const names = new Set<string>()
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, mark = '', name = ''] of text.matchAll(/\{([#^/]?)([^{}]*)\}/g)) {
    const columns = open.flatMap((list) => {
      const field = isDraftField(list) ? fieldOf(list) : null
      return field?.kind === 'list' ? Object.keys(field.columns) : []
    })
    if (mark === '/' && open.pop() !== name) faults.push(`${tag} ends no part`)
    else if (mark !== '/' && !columns.includes(name)) {
      if (!isDraftField(name)) faults.push(`${tag} is no field`)
      else if (mark === '' && ['list', 'condition'].includes(fieldOf(name).kind)) faults.push(`${tag} is no text`)
      else names.add(name)
    }
    if (mark === '#' || mark === '^') open.push(name)
  }
  return { names, faults: [...faults, ...open.map((name) => `{#${name}} has no end`)] }
}

const wordsOf = (text: string) => text.replaceAll(/\{[^{}]*\}/g, ' ')
const shapeOf = (block: SourceBlock) =>
  block.kind === 'table' ? `table of ${block.rows.length} × ${block.widths.length}` : block.look

test('fifteen papers are in English and Hindi, and the first four in Urdu', () => {
  expect(shippedPapers).toHaveLength(15)
  expect(new Set(shippedPapers.map(({ key }) => key)).size).toBe(15)
  expect(shippedPapers.filter(({ key }) => !/^[a-z]+(?:-[a-z]+)*$/.test(key))).toEqual([])
  const urdu = shippedPapers.filter(({ languages }) => languages.includes('ur'))
  expect(urdu.map(({ key }) => key)).toEqual(['vakalatnama', 'memo-of-appearance', 'adjournment', 'exemption'])
  for (const { languages } of shippedPapers) expect(languages).toEqual(expect.arrayContaining(['en', 'hi']))
})

test.each(inLanguages.map(named))('%s in %s is a Word file with fields that exist', async (key, language, paper) => {
  const parts = await partsOf(await paper.build(language))
  const broken: string[] = []
  for (const [name, xml] of parts)
    if (/\.(?:xml|rels)$/.test(name))
      new DOMParser({ onError: (_, message) => broken.push(`${name}: ${message}`) }).parseFromString(xml, 'text/xml')
  expect(broken).toEqual([])

  const document = parts.get('word/document.xml') ?? ''
  const runs = [...document.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>/g)].map(([, text = '']) => text)
  expect(runs.filter((text) => /[{}]/.test(wordsOf(text)))).toEqual([])
  const { names, faults } = checkFields(runs.join('\n'))
  expect(faults).toEqual([])
  expect(names).toEqual(checkFields(textOf(key, 'en')).names)
})

test.each(inLanguages.map(named))('%s in %s is written in one script', (key, language) => {
  const words = wordsOf(textOf(key, language))
  const foreign = { en: /[^\p{ASCII}’“”–…]/u, hi: /[\p{sc=Latn}\p{sc=Arab}]/u, ur: /[\p{sc=Latn}\p{sc=Deva}]/u }
  expect(words.match(foreign[language])?.[0]).toBeUndefined()
})

test.each(inLanguages.map(named))('%s in %s has the paragraphs of the English text', (key, language) => {
  expect(readSource(textOf(key, language)).map(shapeOf)).toEqual(readSource(textOf(key, 'en')).map(shapeOf))
})

test('an Urdu paper runs from right to left, and its dates do not', async () => {
  const adjournment = shippedPapers.find(({ key }) => key === 'adjournment')
  const document = (await partsOf((await adjournment?.build('ur')) ?? new Uint8Array())).get('word/document.xml') ?? ''
  const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? []
  expect(paragraphs.length).toBeGreaterThan(15)
  expect(paragraphs.filter((one) => !one.includes('<w:bidi/>'))).toEqual([])
  const runs = document.match(/<w:r>.*?<\/w:r>/gs) ?? []
  const leftToRight = runs.filter((run) => !run.includes('<w:rtl/>')).map((run) => /\{(\w+)\}/.exec(run)?.[1])
  expect(new Set(leftToRight)).toEqual(new Set(['next_date', 'paper_date', 'advocate_enrolment', 'advocate_phone']))
})

test('no other paper has a mark of right-to-left text, not even one that is switched off', async () => {
  for (const { paper, language } of inLanguages.filter((one) => one.language !== 'ur'))
    expect((await partsOf(await paper.build(language))).get('word/document.xml')).not.toMatch(
      /<w:(?:bidi|bidiVisual|rtl)\b/,
    )
})

test('a rule names both criminal codes as the table of sections pairs them', () => {
  const pairs = shippedPapers.flatMap(({ rule }) =>
    [...rule.matchAll(/BNSS ss?\. ([\d and]+) \(CrPC ss?\. ([\d and]+)\)/g)].flatMap(([, newer = '', older = '']) => {
      const sections = newer.split(' and ')
      return older.split(' and ').map((section, at) => ({ section, newer: sections[at] }))
    }),
  )
  expect(pairs.length).toBeGreaterThan(5)
  for (const { section, newer } of pairs)
    expect(counterpartsOf({ act: 'CrPC', section }), section).toMatchObject({ to: [{ act: 'BNSS', section: newer }] })
})

test('the page on the papers names each paper with its rule', () => {
  const page = readFileSync(new URL('../../../../../../docs/PAPERS.md', import.meta.url), 'utf8')
  for (const { key, rule } of shippedPapers) expect(page).toContain(`| \`${key}\` | ${rule} |`)
})
