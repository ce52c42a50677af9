/**
 * Replaces styles with elements, because notes store no styles. Word marks list items with styles such as `mso-list:l0
 * level1 lfo1`.
 */
export function tidyPaste(html: string, parse: (html: string) => Document = parseHtml): string {
  const page = parse(withoutStyles(html))
  const { body } = page
  for (const comment of commentsOf(page, body)) comment.remove()
  for (const element of body.querySelectorAll('script, meta, link, title, xml, template')) element.remove()
  for (const hidden of body.querySelectorAll('[data-style]')) {
    if (/(mso-hide:\s*all|display:\s*none)/i.test(styleOf(hidden))) hidden.remove()
  }
  for (const element of [...body.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))) unwrap(element)
  // Google Docs wraps everything in a `<b>` element with normal weight.
  for (const bold of body.querySelectorAll('b[data-style], strong[data-style]')) {
    if (/font-weight:\s*(normal|400)/i.test(styleOf(bold))) unwrap(bold)
  }
  for (const anchor of body.querySelectorAll('a:not([href]), a[href^="#"]')) unwrap(anchor)
  for (const row of body.querySelectorAll('table table tr')) joinCells(page, row)
  for (const part of body.querySelectorAll('table table, table table :is(thead, tbody, tfoot)')) unwrap(part)
  for (const caption of body.querySelectorAll('caption')) moveBefore(page, caption)
  for (const widths of body.querySelectorAll('colgroup, col')) widths.remove()
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(page, title, 'h2')
  for (const paragraph of body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove()
  gatherLists(page, body)
  for (const styled of body.querySelectorAll('[data-style]')) sayInElements(page, styled)
  return body.innerHTML
}

const withinLine = 'a, abbr, b, bdi, code, em, font, i, img, mark, s, small, span, strong, sub, sup, u'

export function wordsOfPaste(html: string, parse: (html: string) => Document = parseHtml): string {
  const { body } = parse(tidyPaste(html, parse))
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(`:not(${withinLine})`)) {
    block.prepend(' ')
    block.append(block.matches('td, th') ? ' ' : '\n')
  }
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}

/** The content security policy blocks `style` attributes. */
const withoutStyles = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

const sayings: [style: RegExp, name: string][] = [
  [/font-weight:\s*(bold|[5-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[\w-]*:[^;]*\bunderline/i, 'u'],
  [/text-decoration[\w-]*:[^;]*\bline-through/i, 's'],
]

function sayInElements(page: Document, styled: Element): void {
  const style = styleOf(styled)
  styled.removeAttribute('data-style')
  if (styled.tagName !== 'SPAN') return
  for (const [, name] of sayings.filter(([saying]) => saying.test(style))) {
    const inner = page.createElement(name)
    inner.append(...styled.childNodes)
    styled.append(inner)
  }
}

const isBlank = (element: Element) =>
  (element.textContent ?? '').replace(/[\s\u00a0]/g, '') === '' && element.querySelector('br, img') === null

function commentsOf(page: Document, root: Element): ChildNode[] {
  const walker = page.createTreeWalker(root, 128 /* SHOW_COMMENT */)
  const comments: ChildNode[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode)
  return comments
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function rename(page: Document, element: Element, name: string): void {
  const other = page.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function moveBefore(page: Document, caption: Element): void {
  const line = page.createElement('p')
  line.append(...caption.childNodes)
  caption.closest('table')?.before(line)
  caption.remove()
}

function joinCells(page: Document, row: Element): void {
  const line = page.createElement('p')
  line.textContent = [...row.querySelectorAll('td, th')]
    .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
    .join(' | ')
  row.replaceWith(line)
}

/** List level: 2 for `mso-list:l0 level2 lfo1`. Null outside lists. */
const levelOf = (element: Element): number | null => {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(styleOf(element))
  return level ? Number(level[1]) : null
}

function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[data-style]')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '')
  marker?.remove()
  return text
}

const numbered = /^\(?(\d+|[a-z]{1,2}|[ivxlc]+)[.)]/i

function gatherLists(page: Document, body: Element): void {
  let open: { list: Element; level: number }[] = []
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3')]) {
    const level = levelOf(paragraph)
    if (level === null) continue
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    const marker = takeMarker(paragraph)
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    let at = open.at(-1)
    if (!at || at.level < level) {
      const list = page.createElement(numbered.test(marker) ? 'ol' : 'ul')
      const from = /^\(?(\d+)/.exec(marker)?.[1]
      if (from && from !== '1') list.setAttribute('start', from)
      const parent = at?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      at = { list, level }
      open.push(at)
    }
    const item = page.createElement('li')
    at.list.append(item)
    item.append(paragraph)
    rename(page, paragraph, 'p')
  }
}
