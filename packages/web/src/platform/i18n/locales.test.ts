import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messages } from '@peshi/contract/platform/messages'
import { Language } from '@peshi/contract/platform/person'
import { isOfId, withoutNumber } from '@peshi/contract/platform/rule-words'
import { describe, expect, it } from 'vitest'

const source = join(dirname(fileURLToPath(import.meta.url)), '../..')
const locales = dirname(dirname(fileURLToPath(import.meta.resolve('@peshi/contract/platform/locales/en/common.json'))))
const plural = /_(zero|one|two|few|many|other)$/

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

const flatten = (words: unknown, path: string[] = []): [string, string][] =>
  typeof words === 'string'
    ? [[path.join('.'), words]]
    : Object.entries(words as Record<string, unknown>).flatMap(([key, value]) => flatten(value, [...path, key]))

const wordsOf = (language: string, file: string) =>
  new Map(flatten(JSON.parse(readFileSync(join(locales, language, file), 'utf8'))))

const variablesOf = (text: string) => [...text.matchAll(/{{\s*(\w+)[^}]*}}/g)].map(([, name]) => name).sort()

function keysFor(language: string, english: Iterable<string>): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...english].flatMap((key) =>
    plural.test(key) ? categories.map((category) => key.replace(plural, `_${category}`)) : [key],
  )
  return [...new Set(keys)].sort()
}

const files = readdirSync(join(locales, 'en')).sort()

const exact = [
  'matterSaved',
  'matterUpdated',
  'dataUpdated',
  'matterDeleted',
  'noteSaved',
  'noteDeleted',
  'documentSaved',
  'documentDeleted',
  'invoiceSaved',
  'invoiceDeleted',
  'firSaved',
  'firDeleted',
  'trackerSaved',
  'trackerDeleted',
  'caseAdded',
  'taskSaved',
  'taskUpdated',
  'taskDeleted',
  'passwordReset',
  'defaultBoardUpdated',
  'serverError',
  'error',
  'taskFailed',
  'trackerFailed',
  'courtConnection',
  'courtNotResponding',
  'network',
  'downloadFailed',
  'userUpdateRefused',
  'userUpdateFailed',
  'codeFailed',
  'resetFailed',
  'invoiceMandatory',
  'badCredentials',
] as const

it.each(exact)('the English screens show the message %s word for word', (name) => {
  const sentences = files.flatMap((file) => [...wordsOf('en', file).values()])
  expect(sentences).toContain(messages[name])
})

it('the script in index.html knows every language', () => {
  const page = readFileSync(join(source, '../index.html'), 'utf8')
  expect(page).toContain(`[${Language.options.map((language) => `'${language}'`).join(', ')}]`)
})

describe.each(Language.options)('the texts in %s', (language) => {
  it('there are the same files as for English', () => {
    expect(readdirSync(join(locales, language)).sort()).toEqual(files)
  })

  it.each(files)('%s: no key is missing, superfluous or empty', (file) => {
    const words = wordsOf(language, file)
    expect([...words.keys()].sort()).toEqual(keysFor(language, wordsOf('en', file).keys()))
    expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  it.each(files)('%s: each text has the same variables as the English text', (file) => {
    const english = wordsOf('en', file)
    const differing = [...wordsOf(language, file)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? ''
      const wanted = variablesOf(original).filter((name) => !(key.endsWith('_one') && name === 'count'))
      const found = variablesOf(text).filter((name) => !(key.endsWith('_one') && name === 'count'))
      return wanted.join() !== found.join()
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })
})

const written = [
  /(?:message|error): '([A-Z][^'`]*)'/g,
  /\.(?:min|max|length|regex|refine)\([^\n]*, '([A-Z][^'`]*)'\)/g,
  /'((?:Write|Use|Nothing|There is|Not a|A CNR) [^'`]*)'/g,
]
const refusing = /new (?:Invalid|Conflict)\((?:[^()]|\([^()]*\))*\)/g
const besideField = /[\w\]]+: '([A-Z][^'`]*)'/g
const named = [
  /const (?:sentence|why) =(?:[^'\n]*|[^'\n]*\n[^'\n]*)'([A-Z][^'`]* [^'`]*)'/g,
  /refused?\('\w+', '([^'`]*)'\)/g,
]

const allOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, sentence]) => sentence ?? ''))

it('every message of the contract and the services is translated', () => {
  const packages = join(source, '../..')
  const read = (folder: string) =>
    filesBelow(join(packages, folder))
      .filter((file) => file.endsWith('.ts') && !/\.test\.|messages\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
  const ofContract = read('contract/src').flatMap((text) => allOf(text, written))
  const ofServices = read('server/src').flatMap((text) => [
    ...[...text.matchAll(refusing)].flatMap(([refusal]) => allOf(refusal, [besideField])),
    ...(/\[?\w+\]?: (?:sentence|why) }/.test(text) ? allOf(text, named) : []),
  ])
  const rules = wordsOf('en', 'rules.json')
  expect(ofContract.length).toBeGreaterThan(100)
  expect(ofServices.length).toBeGreaterThan(80)
  const missing = [...ofContract, ...ofServices].filter(
    (sentence) => !rules.has(sentence) && !rules.has(withoutNumber(sentence).key) && !isOfId(sentence),
  )
  expect([...new Set(missing)]).toEqual([])
})
