import type { PersonId } from '@peshi/contract/platform/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanNote } from './clean-note.ts'

const asha = '01936f00-0000-7000-8000-000000000001' as PersonId
const people = new Map([[asha, 'Asha <Verma>']])
const clean = (html: string) => cleanNote(html, people).html

describe('allowed markup is kept', () => {
  test.each([
    '<p>Read <strong>para 4</strong> <em>again</em><br />and <u>mark</u> <s>it</s></p>',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<ol start="3"><li>Three</li></ol>',
    '<h2>Facts</h2><blockquote><p>As held</p></blockquote>',
    '<p>धारा 302 · دفعہ</p>',
  ])('cleanNote keeps %s', (html) => expect(clean(html)).toBe(html))
})

describe('dangerous markup is removed', () => {
  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="x()" style="position:fixed" class="y" id="root">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    [
      '<svg><a xlink:href="javascript:alert(1)">a</a></svg>',
      '<a rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['<iframe src="https://evil.example"></iframe><form><input value=x></form>', ''],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<math><mtext><style><img src onerror=alert(1)></style></mtext></math>', ''],
    ['<!-- <p>x</p> --><p>a</p>', '<p>a</p>'],
  ])('cleanNote removes the dangerous parts of %s', (html, left) => expect(clean(html)).toBe(left))

  test('cleaning leaves only allowed tags and attributes, and cleaning again changes nothing', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<p ',
        'onload=x',
        '>',
        '<img src=x onerror=y>',
        '<a href="javascript:x">',
        '<!--',
        '-->',
        '<svg><style>',
        '&lt;script&gt;',
        `<span data-mention="${asha}">`,
        '</span>',
        '<b>',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = clean(pieces.join(''))
        for (const [, tag = '', attributes = ''] of once.matchAll(/<\/?([a-z0-9-]+)([^>]*)>/gi)) {
          expect(['p', 'br', 'strong', 'a', 'span']).toContain(tag)
          expect(attributes).not.toMatch(/\bon\w+=|javascript:|style=/i)
        }
        expect(clean(once)).toBe(once)
      }),
    )
  })
})

test('tags pasted from other programs are converted to the equivalent allowed tags', () => {
  expect(clean('<h1>A</h1><div><b>b</b><i>i</i></div><h6>c</h6>')).toBe(
    '<h2>A</h2><p><strong>b</strong><em>i</em></p><h3>c</h3>',
  )
})

test('a table keeps its cells, and each table row becomes one line of the plain text', () => {
  const { html, text } = cleanNote(
    '<table style="width:9px"><caption>Rent</caption><colgroup><col></colgroup><thead><tr><th colspan="2" onclick="x()">Month</th></tr></thead>' +
      '<tbody><tr><td colspan="99999" rowspan="0"><p>Jan</p></td><td>1,200 &amp; more</td></tr></tbody></table><p>After</p>',
    people,
  )
  expect(html).toBe(
    '<table><p>Rent</p><tr><th colspan="2">Month</th></tr><tbody><tr><td><p>Jan</p></td><td>1,200 &amp; more</td></tr></tbody></table><p>After</p>',
  )
  expect(text).toBe('Rent\nMonth\nJan | 1,200 & more\nAfter')
})

test('a mention of a colleague gets their name, and a mention of a stranger becomes plain text', () => {
  const stranger = '01936f00-0000-7000-8000-000000000002'
  const { html, mentions } = cleanNote(
    `<p><span data-mention="${asha}">@The Judge</span> and <span data-mention="${stranger}">@Eve</span></p>`,
    people,
  )
  expect(html).toBe(`<p><span data-mention="${asha}">@Asha &lt;Verma&gt;</span> and @Eve</p>`)
  expect(mentions).toEqual([asha])
})

test('the plain text has one line for each paragraph and no HTML entities', () => {
  const { text } = cleanNote('<p>A &amp; B</p><ul><li><p>one&nbsp; two</p></li></ul><p>x<br>y &lt;z&gt;</p>', people)
  expect(text).toBe('A & B\none two\nx\ny <z>')
})
