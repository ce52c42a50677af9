import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { tidyPaste } from './tidy-paste.ts'
import { wordClipboard } from './word-clipboard.fixture.ts'

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document
const tidy = (html: string) =>
  tidyPaste(html, parse)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ (class|style|lang|border|cellspacing|cellpadding|width|valign)="[^"]*"/g, '')
    .replace(/<span>|<\/span>/g, '')
    .replace(/>\s+</g, '><')
    .trim()

test('text pasted from Word becomes headings, paragraphs, lists and tables, without Word’s markup', () => {
  expect(tidy(wordClipboard)).toBe(
    [
      '<h1>Synopsis</h1>',
      '<p>The petitioner was arrested on <b>3.11.2026</b>, see <i>State v. Ram</i>.</p>',
      '<ul><li><p>FIR lodged late</p><ul><li><p>no reason given</p></li></ul></li><li><p>Recovery doubtful</p></li></ul>',
      '<p>Prayers:</p>',
      '<ol start="2"><li><p>Bail</p></li><li><p>धारा 437</p></li></ol>',
      '<table><tbody><tr><td><p>Date</p></td><td><p>Stage</p></td></tr><tr><td><p>1.12.2026</p></td><td><p>Evidence</p></td></tr></tbody></table>',
    ].join(''),
  )
})

test('hidden text is removed, and a <b> element with normal weight is replaced by its content', () => {
  expect(tidy('<b style="font-weight:normal"><p>Plain <b>bold</b></p></b>')).toContain('<p>Plain <b>bold</b></p>')
  expect(tidy('<p>seen<span style="mso-hide:all;display:none">hidden</span></p>')).toBe('<p>seen</p>')
})

test('inline styles for bold, italic, underlined and struck text become elements', () => {
  const html =
    '<p><span style="font-weight:700;font-style:italic">a</span><span style="color:red;text-decoration:underline line-through">b</span></p>'
  expect(tidy(html)).toBe('<p><em><strong>a</strong></em><s><u>b</u></s></p>')
})

test('clean markup is not changed', () => {
  const html = '<h2>A</h2><ul><li>one</li></ul><p>b<br>c</p>'
  expect(tidy(html)).toBe(html)
})

test('a table’s caption becomes a paragraph, and a nested table’s row becomes a line of text', () => {
  expect(
    tidy('<p>Before</p><table><col><caption>Rent</caption><tr><td>Jan</td><td>1200</td></tr></table><p>After</p>'),
  ).toBe('<p>Before</p><p>Rent</p><table><tbody><tr><td>Jan</td><td>1200</td></tr></tbody></table><p>After</p>')
  expect(tidy('<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>')).toBe(
    '<table><tbody><tr><td><p>a | b</p></td></tr></tbody></table>',
  )
})
