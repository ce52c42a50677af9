import { getSchema } from '@tiptap/core'
import { DOMSerializer, DOMParser as NoteParser } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { type Clipboard, docs, excel, reviewedWord, whatsApp } from './clipboards.fixture.ts'
import { keepsWords } from './keeps-words.ts'
import { noteParts } from './note-parts.ts'
import { readPaste } from './read-paste.ts'
import { tidyPaste } from './tidy-paste.ts'

const schema = getSchema([...noteParts])
const picture = new File(['x'], 'image.png', { type: 'image/png' })

const read = ({ html, plain }: Clipboard, files: File[] = []) =>
  readPaste({
    getData: (type) => (type === 'text/html' ? html : plain),
    files: files as unknown as FileList,
  })

function noteOf({ html }: Clipboard): string {
  const { body } = new DOMParser().parseFromString(tidyPaste(html), 'text/html')
  const note = NoteParser.fromSchema(schema).parse(body)
  const shown = document.createElement('div')
  shown.append(DOMSerializer.fromSchema(schema).serializeFragment(note.content))
  return shown.innerHTML
    .replace(/ (?:colspan|rowspan)="1"| style="[^"]*"/g, '')
    .replace(/<\/?(?:tbody|colgroup|col)[^>]*>/g, '')
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const list = (name: string, ...items: string[]) =>
  `<${name}>${items.map((each) => `<li>${each}</li>`).join('')}</${name}>`

test('Word: insertions stay, deletions and comments go, lists keep their kinds, the picture is said to be left out', () => {
  expect(noteOf(reviewedWord)).toBe(
    [
      '<h2>Grounds</h2>',
      paragraphs('The order is perverse, as <strong>held</strong> below.'),
      list('ol', `<p>Bail</p>${list('ol', '<p>or interim bail</p>')}`, '<p>Costs</p>'),
      list('ul', '<p>Affidavit</p>', '<p>Vakalatnama</p>'),
    ].join(''),
  )
  const { words, ...pictures } = read(reviewedWord)
  expect(
    keepsWords(words, 'Grounds The order is perverse, as held below. Bail or interim bail Costs Affidavit Vakalatnama'),
  ).toBe(true)
  expect(pictures).toEqual({ pictures: [], leftOut: 1 })
})

test('Google Docs: the inner list stays within its item, and the picture is taken', () => {
  expect(noteOf(docs)).toBe(
    [
      '<h2>Facts</h2>',
      paragraphs('<strong>Sale deed</strong> of 2019'),
      list('ol', `<p>Notice</p>${list('ol', '<p>by post</p>')}`, '<p>Reply</p>'),
      list('ul', '<p>Receipt</p>'),
    ].join(''),
  )
  expect(read(docs)).toMatchObject({ pictures: [{ type: 'image/png', size: 8 }], leftOut: 0 })
})

test('Excel: the cells become a table, and the picture of the cells is not uploaded', () => {
  expect(noteOf(excel)).toBe(
    '<table><tr><td><p>January</p></td><td><p>12,000</p></td></tr><tr><td><p>फ़रवरी</p></td><td><p>13,000</p></td></tr></table>',
  )
  expect(read(excel, [picture])).toMatchObject({ pictures: [], leftOut: 0 })
})

test('WhatsApp: each message is a line, with its emoji', () => {
  expect(noteOf(whatsApp)).toBe(paragraphs('तारीख मिल गई 🙏', 'Come at 10:30, <strong>court 4</strong>'))
  expect(read(whatsApp)).toMatchObject({ pictures: [], leftOut: 0 })
})

test('a picture that is copied alone is uploaded, and one of another site is said to be left out', () => {
  const html = '<meta charset="utf-8"><img src="https://example.in/map.png">'
  expect(read({ html, plain: '' }, [picture])).toEqual({ words: '', pictures: [picture], leftOut: 0 })
  expect(read({ html: `<p>See</p>${html}`, plain: 'See' })).toMatchObject({ pictures: [], leftOut: 1 })
  expect(read({ html: '<p>Mail</p><img width="1" src="https://example.in/seen.gif">', plain: 'Mail' }).leftOut).toBe(0)
})
