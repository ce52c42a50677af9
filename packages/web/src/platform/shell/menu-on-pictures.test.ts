import { readFileSync } from 'node:fs'
import words from '@peshi/contract/platform/locales/en/shell.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { features } from '../../app/features.ts'
import { actionsOf } from '../features/feature.ts'

const taken = new URL('../../../../../scripts/lib/picture-words.json', import.meta.url)

const sayLabel = (label: string) =>
  label.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], words)

test('the menu is the one on the pictures; if not, run npm run pictures', () => {
  const pages = actionsOf(features).flatMap((action) =>
    action.kind === 'page' && action.role !== 'client' ? [action] : [],
  )
  const menu = ['work', 'office'].flatMap((section) =>
    pages.filter((page) => page.section === section).map(({ label }) => sayLabel(label)),
  )
  const pictures: { menu: string[] }[] = Object.values(JSON.parse(readFileSync(taken, 'utf8')))
  const shown = pictures.flatMap((picture) => (picture.menu.length > 0 ? [picture.menu] : []))
  expect(shown.length).toBeGreaterThan(0)
  for (const entries of shown) expect(entries).toEqual(menu)
})
