import { expect, test } from 'vitest'
import { sectionsByAct } from './fir-words.ts'
import { toSections } from './to-sections.ts'

test('typed sections are read with their acts, and survive being written and read again', () => {
  const sections = toSections('BNS 318(4), 61(2); Arms Act 25')
  expect(sections).toEqual([
    { act: 'BNS', section: '318(4)' },
    { act: 'BNS', section: '61(2)' },
    { act: 'Arms Act', section: '25' },
  ])
  expect(toSections(sectionsByAct({ sections }))).toEqual(sections)
})
