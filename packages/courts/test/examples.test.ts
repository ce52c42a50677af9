import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parserOf, parsers } from '../src/parsers.ts'
import { checkPage } from './real-pages/check.ts'
import { findCollection, readCollection } from './real-pages/folders.ts'
import { projectError } from './real-pages/project.ts'

const sources = join(import.meta.dirname, '../src')
const examplesOf = (connector: string, source: string) => join(sources, connector, 'examples', source)

describe('our own example pages', () => {
  for (const folder of new Set(parsers.map((parser) => examplesOf(parser.connector, parser.source)))) {
    const source = folder.split('/').at(-1) ?? ''
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.expected.json')) : []
    for (const name of names) {
      test(`the example page ${source}/${name} is read as expected`, () => {
        const parser = parserOf(source, name)
        expect(parser, `no parser is registered for ${name}`).not.toBeNull()
        const text = readFileSync(join(folder, name), 'utf8')
        const value = parser && readAsJson(() => parser.parse(text))
        const wanted = join(folder, `${name.slice(0, name.lastIndexOf('.'))}.expected.json`)
        if (!existsSync(wanted)) {
          writeFileSync(wanted, `${JSON.stringify(value, null, 1)}\n`)
          expect.fail(`Wrote ${wanted}: read it, and keep it if it is right`)
        }
        expect(value).toEqual(JSON.parse(readFileSync(wanted, 'utf8')))
      })
    }
  }

  test.each(parsers)('the source $source has example pages of the kind $kind', ({ connector, source, kind }) => {
    const folder = examplesOf(connector, source)
    const names = existsSync(folder) ? readdirSync(folder) : []
    expect(names.filter((name) => parserOf(source, name)?.kind === kind)).not.toEqual([])
  })
})

describe('saved real pages', () => {
  const collection = findCollection()
  if (!collection) {
    console.info('No saved real pages here (PESHI_REAL_PAGES names a folder of them): skipped')
    test.skip('there are no saved real pages on this machine', () => undefined)
    return
  }
  const pages = readCollection(collection)
  const covered = new Set(parsers.map((parser) => parser.source))
  const expectant = pages.filter((page) => page.expected !== null).map((page) => page.source)
  const notCovered = [...new Set(expectant.filter((source) => !covered.has(source)))]
  if (notCovered.length > 0) console.info(`Not covered by a connector yet: ${notCovered.join(', ')}`)

  for (const page of pages.filter(({ source }) => covered.has(source))) {
    test(`the saved page ${page.source}/${page.name} is read as expected`, () => {
      const parser = parserOf(page.source, page.name)
      expect(parser, `no parser is registered for ${page.name}`).not.toBeNull()
      expect(parser && checkPage(parser, page)).toEqual([])
    })
  }
})

function readAsJson(read: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(read()))
  } catch (error) {
    return projectError(error)
  }
}
