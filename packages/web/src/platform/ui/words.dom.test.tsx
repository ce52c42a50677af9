import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isolate } from '../i18n/isolate.ts'
import { Quote, Values } from './words.tsx'

test('a sentence that begins with a name has the direction of the page, and another value its own', () => {
  render(<Values>{[`${isolate('R. Shukla')} نے شیئر کیا`, 'R. Shukla']}</Values>)
  expect(screen.getByText(/نے شیئر کیا/).closest('bdi')).toBeNull()
  expect(screen.getByText('R. Shukla')).toHaveProperty('dir', 'auto')
})

test('the marks of a quotation are inside the element that takes the direction of the quoted words', () => {
  render(<Quote>The petition is allowed.</Quote>)
  const quoted = screen.getByText('The petition is allowed.')
  expect([quoted.tagName, quoted.parentElement?.tagName, quoted.parentElement?.dir]).toEqual(['Q', 'BDI', 'auto'])
})

test('only Quote writes marks of quotation', () => {
  const source = join(import.meta.dirname, '../..')
  const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.includes('.test.'))
  expect(files.filter((file) => /<q[\s>]/.test(readFileSync(join(source, file), 'utf8')))).toEqual([
    'platform/ui/words.tsx',
  ])
})
