import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { copyPage, isFilled } from './copy-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose parts stand where `data-top` says. */
function open(html: string, scrollY = 0): Element {
  const window = new Window({ innerHeight: 800 })
  window.document.body.innerHTML = html
  const root = window.document.body as unknown as Element
  vi.stubGlobal('window', { innerHeight: 800, scrollY })
  vi.stubGlobal('getComputedStyle', window.getComputedStyle.bind(window))
  for (const element of root.querySelectorAll('*'))
    element.getBoundingClientRect = () => ({ top: Number(element.getAttribute('data-top') ?? 0) - scrollY }) as DOMRect
  return root
}
const copy = (html: string, scrollY?: number) => copyPage(open(html, scrollY)).replace(/ data-top="\d+"/g, '')

test('what lies below the first screen stays away, however far the page was scrolled; what is fixed comes along', () => {
  const rows =
    '<ul><li data-top="100">A</li><li data-top="900">B</li></ul><nav data-top="1700" style="position: fixed">M</nav>'
  for (const scrollY of [0, 1000])
    expect(copy(rows, scrollY)).toBe('<ul><li>A</li></ul><nav data-style="position: fixed">M</nav>')
})

test('a key that is shown once, a password, a file and a picture of the chamber are not in it', () => {
  const html = copy(
    '<input readonly value="psh_key"><input type="password" value="secret"><iframe src="/file"></iframe><img src="/photo"><input value="Kusum">',
  )
  expect(html).toBe('<input readonly=""><input type="password"><input value="Kusum">')
})

test('names of elements go, and what was chosen is as it was', () => {
  const page = open('<h1 id="a">Today</h1><select><option>1</option><option>5</option></select><input type="checkbox">')
  const [, five] = page.querySelectorAll('option')
  const box = page.querySelector('input')
  if (!five || !box) throw new Error('The page has no fields')
  five.selected = true
  box.checked = true
  expect(copyPage(page)).toBe(
    '<h1>Today</h1><select><option>1</option><option selected="">5</option></select><input type="checkbox" checked="">',
  )
})

test.each([
  ['<h1>Today</h1>', true],
  ['<p>No title yet</p>', false],
  ['<h1>Today</h1><i class="mantine-Skeleton-root"></i>', false],
  ['<h1>Today</h1><div aria-busy="true"></div>', false],
  ['<h1>Today</h1><div data-failed="true">No network</div>', false],
])('%s is filled: %s', (html, expected) => {
  expect(isFilled(open(html))).toBe(expected)
})
