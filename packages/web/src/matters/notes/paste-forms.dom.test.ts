import { getSchema } from '@tiptap/core'
import { DOMParser as NoteParser } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { keepsWords } from './keeps-words.ts'
import { noteParts } from './note-parts.ts'
import { tidyPaste, wordsOfPaste } from './tidy-paste.ts'
import { wordClipboard } from './word-clipboard.fixture.ts'

const schema = getSchema([...noteParts])

function noteOf(html: string): string {
  const { body } = new DOMParser().parseFromString(tidyPaste(html), 'text/html')
  const note = NoteParser.fromSchema(schema).parse(body)
  return note.textBetween(0, note.content.size, ' ', ' ')
}

const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style>td{mso-style-parent:style0}</style></head><body><!--StartFragment--><table border=0 style='border-collapse:collapse'><col width=64 style='width:48pt'><colgroup><col></colgroup>${rows}</table><!--EndFragment--></body></html>`
const sheets = (rows: string) =>
  `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css">td {border: 1px solid #ccc}</style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${rows}</tbody></table></google-sheets-html-origin>`
const rows = '<tr><td>Rent Jan</td><td>1200</td></tr><tr><td>Rent Feb</td><td>1300</td></tr>'

const forms: Record<string, [said: string, html: string]> = {
  'Word: paragraphs, lists, a table': [
    'Synopsis FIR lodged late no reason given Recovery doubtful Prayers Bail Evidence',
    wordClipboard,
  ],
  'Word: a heading with a bookmark': [
    'Grounds of appeal',
    '<h1><a name="_Toc1">Grounds of <span class=SpellE>appeal</span></a></h1>',
  ],
  'Word: a text box': [
    'Outside Inside the box',
    '<p class=MsoNormal>Outside<o:p></o:p></p><div style="mso-element:frame"><p>Inside the box</p></div>',
  ],
  'Word: a footnote': [
    'Held so1 See para 5',
    '<p>Held so<a href="#_ftn1" name="_ftnref1"><sup>1</sup></a></p><div id=ftn1><p>See para 5</p></div>',
  ],
  'Excel: cells': ['Rent Jan 1200 Rent Feb 1300', excel(rows)],
  'Excel: one cell': ['Total 2500', excel('<tr><td>Total 2500</td></tr>')],
  'Excel: merged cells': ['Rent Jan Feb', excel('<tr><td colspan=2>Rent</td></tr><tr><td>Jan</td><td>Feb</td></tr>')],
  'Excel: an empty row': ['a b', excel('<tr><td>a</td></tr><tr></tr><tr><td>b</td></tr>')],
  'Excel: a head of columns': ['Month Rent', excel('<thead><tr><th>Month</th><th>Rent</th></tr></thead>')],
  'Sheets: cells': ['Rent Jan 1200 Rent Feb 1300', sheets(rows)],
  'Sheets: a link in a cell': [
    'Order here',
    sheets('<tr><td><a class="in-cell-link" href="https://example.in">Order here</a></td></tr>'),
  ],
  'Sheets: rows without a body': ['Rent Jan 1200', `<table>${'<tr><td>Rent Jan</td><td>1200</td></tr>'}</table>`],
  'a web page: struck text': ['old price new price', '<p><del>old price</del> new price</p>'],
  'LibreOffice Writer': [
    'Prayer The appeal be allowed',
    '<h2 class="western">Prayer</h2><p style="line-height:100%"><font face="Liberation Serif">The appeal be <b>allowed</b></font></p>',
  ],
  'LibreOffice Calc': [
    'Rent 1200',
    '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><font>Rent</font></td><td sdval="1200">1200</td></tr></table>',
  ],
  'LibreOffice: a numbered list': ['First Second', '<ol><li><p>First</p></li><li><p>Second</p></li></ol>'],
  'Google Docs': [
    'Facts of the case',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Facts</span><span> of the case</span></p></b>',
  ],
  'Gmail: a reply': [
    'Please file On Monday Ram wrote Kindly send',
    '<div dir="ltr">Please file<br></div><br><div class="gmail_quote"><div class="gmail_attr">On Monday Ram wrote:<br></div><blockquote class="gmail_quote">Kindly send</blockquote></div>',
  ],
  'Gmail: a signature table': [
    'R Shukla Advocate',
    '<div><table><tbody><tr><td><img src="x"></td><td><div>R Shukla</div><div>Advocate</div></td></tr></tbody></table></div>',
  ],
  Outlook: [
    'Dear Sir Regards',
    '<div class="WordSection1"><p class="MsoNormal">Dear Sir,<o:p>&nbsp;</o:p></p><p class="MsoNormal">Regards</p></div>',
  ],
  'Outlook: a table in a table': [
    'Outer Inner one Inner two',
    '<table><tr><td>Outer<table><tr><td>Inner one</td><td>Inner two</td></tr></table></td></tr></table>',
  ],
  'a court page: labels and values': [
    'Filing Number 123 Stage Evidence',
    '<table class="case_details_table"><caption></caption><tr><td><label>Filing Number</label></td><td>: 123</td></tr><tr><td>Stage</td><td><strong>Evidence</strong></td></tr></table>',
  ],
  'a court page: a caption and a foot': [
    'History Date 1 Page one',
    '<table><caption>History</caption><tbody><tr><td>Date 1</td></tr></tbody><tfoot><tr><td>Page one</td></tr></tfoot></table>',
  ],
  'a court page: a definition list': ['Judge A Kumar', '<dl><dt>Judge</dt><dd>A Kumar</dd></dl>'],
  'a court page: a form': [
    'Court Lucknow Search',
    '<form><label>Court</label> <select><option>Lucknow</option></select> <button>Search</button></form>',
  ],
  'a PDF viewer: lines in spans': [
    'IN THE HIGH COURT OF ALLAHABAD',
    '<span style="left:10px">IN THE HIGH COURT</span><br role="presentation"><span>OF ALLAHABAD</span>',
  ],
  'a PDF viewer: soft hyphens': ['adjournment granted', '<span>adjourn\u00adment</span> <span>granted</span>'],
  'WhatsApp Web: messages': [
    '10:15 Ram Date is given',
    '<div class="copyable-text" data-pre-plain-text="[10:15] Ram: "><span dir="ltr">[10:15] Ram: Date is given</span></div>',
  ],
  'WhatsApp Web: Hindi with emoji': ['तारीख मिल गई', '<span>तारीख <img alt="🙏" src="x"> मिल गई</span>'],
  'a web page: sections and figures': [
    'Heading Words Picture of the map',
    '<article><header><h4>Heading</h4></header><section>Words</section><figure><img><figcaption>Picture of the map</figcaption></figure></article>',
  ],
  'text around a table': [
    'Before Rent Jan 1200 After',
    '<p>Before</p><table><col><tr><td>Rent Jan</td><td>1200</td></tr></table><p>After</p>',
  ],
}

describe('every word of a pasted text is kept', () => {
  test.each(Object.entries(forms))('the plain text made from the paste keeps every word: %s', (_, [said, html]) => {
    expect(keepsWords(said, wordsOfPaste(html)), wordsOfPaste(html)).toBe(true)
  })

  test.each(Object.entries(forms))('the note made from the paste keeps every word: %s', (_, [said, html]) => {
    expect(keepsWords(said, noteOf(html)), noteOf(html)).toBe(true)
  })
})

test('a missing word counts as lost, and a missing list marker does not', () => {
  expect(keepsWords('Rent Jan 1200', 'Rent Jan')).toBe(false)
  expect(keepsWords('one one', 'one')).toBe(false)
  expect(keepsWords('1. First\n•\tSecond\na) Third', 'First Second Third')).toBe(true)
})
