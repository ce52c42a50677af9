import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'

const paragraphs = (source: string) => readSource(source).filter((block) => block.kind === 'paragraph')

test('the first characters of a line say how its paragraph looks', () => {
  expect(
    paragraphs('# Court\n## Title\n= Middle\n> End\n! Name\n+ One\n* Item\nText\n{#dates}\n{/dates}'),
  ).toMatchObject([
    { look: 'court', text: 'Court' },
    { look: 'title', text: 'Title' },
    { look: 'centred', text: 'Middle' },
    { look: 'end', text: 'End' },
    { look: 'signature', text: 'Name' },
    { look: 'numbered', text: 'One' },
    { look: 'item', text: 'Item' },
    { look: 'body', text: 'Text' },
    { look: 'part', text: '{#dates}' },
    { look: 'part', text: '{/dates}' },
  ])
})

test('numbers run on through a part and begin again below a title', () => {
  const lists = paragraphs('+ One\n{#stage}\n+ Two\n{/stage}\n+ Three\n## Title\n+ One').map(({ list }) => list)
  expect(lists).toEqual([0, 0, 0, 0, 0, 1, 1])
})

test('numbers run on behind items', () => {
  const numbered = paragraphs('## Title\n+ One\n* a\n+ Two').filter(({ look }) => look === 'numbered')
  expect(numbered.map(({ list }) => list)).toEqual([1, 1])
})

test('items begin again after other text, not after the start of a part', () => {
  const items = paragraphs('* a\n{#is_urgent}\n* b\n{/is_urgent}\nText\n* a').filter(({ look }) => look === 'item')
  expect(items.map(({ list }) => list)).toEqual([1, 1, 2])
})

test('a table has the widths of its heading', () => {
  expect(readSource('|= 1: No. | 5: Paper |\n| {#papers}{number} | {title}{/papers} |')).toEqual([
    {
      kind: 'table',
      widths: [1, 5],
      rows: [
        ['No.', 'Paper'],
        ['{#papers}{number}', '{title}{/papers}'],
      ],
    },
  ])
  expect(() => readSource('| a | b |')).toThrow('A row without a table')
})

test('a rule begins a page', () => {
  expect(paragraphs('One\n---\nTwo\nThree').map(({ beginsPage }) => beginsPage)).toEqual([false, true, false])
})
