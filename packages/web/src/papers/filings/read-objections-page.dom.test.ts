import { expect, test } from 'vitest'
import { readObjectionsPage } from './read-objections-page.ts'

test.each([
  [
    'a table with a column of objections',
    `<nav>Home</nav><table><tr><th>S.No.</th><th>Defects</th><th>Date</th></tr>
      <tr><td>1</td><td>Court fee is
        short</td><td>02-11-2026</td></tr><tr><td>2</td><td>No index</td><td></td></tr></table>`,
    'Court fee is short\nNo index',
  ],
  ['a list', '<h1>Objections</h1><ol><li>Court fee</li><li> </li><li>No index</li></ol>', 'Court fee\nNo index'],
  ['plain text', 'Court fee is short\n\n  No index<script>alert(1)</script>', 'Court fee is short\nNo index'],
])('objections are read from %s', (_, html, expected) => {
  expect(readObjectionsPage(html)).toBe(expected)
})
