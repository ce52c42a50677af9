/**
 * Replaces styles with elements, because notes store no styles. Word marks list items with styles such as `mso-list:l0
 * level1 lfo1`.
 */
export function tidyPaste(html: string, parse: (html: string) => Document = parseHtml): string {
  const page = parse(withoutStyles(html))
  const { body } = page
  for (const comment of commentsOf(page, body)) comment.remove()
  for (const element of body.querySelectorAll('script, meta, link, title, xml, template')) element.remove()
  for (const mark of body.querySelectorAll(reviewMarks)) mark.remove()
  for (const hidden of body.querySelectorAll('[data-style]')) {
    if (/(mso-hide:\s*all|display:\s*none|mso-element:\s*comment)/i.test(styleOf(hidden))) hidden.remove()
  }
  for (const element of [...body.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))) unwrap(element)
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(emojiOf(picture))
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

/** Tracked deletions, and the marks that lead to comments. Tracked insertions are ordinary text. */
const reviewMarks = '.msoDel, del[cite], del[datetime], .MsoCommentReference, .msocomanchor, [href^="#cmnt"]'

/** Whether the plain text of the same clipboard has deleted words and marks of comments too. */
export const isReviewed = (html: string) =>
  /<del\b[^>]*\b(?:cite|datetime)\b|\bmso(?:Del|comanchor)\b|#cmnt/i.test(html)

/** The emoji that a picture stands for in WhatsApp and mail programs, or ''. */
const emojiOf = ({ alt }: HTMLImageElement): string => (/^[\p{Extended_Pictographic}\p{RI}]/u.test(alt) ? alt : '')

const withinLine = 'a, abbr, b, bdi, code, em, font, i, mark, s, small, span, strong, sub, sup, u'

export function wordsOfPaste(html: string, parse: (html: string) => Document = parseHtml): string {
  const { body } = parse(tidyPaste(html, parse))
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(`:not(${withinLine})`)) {
    block.prepend(' ')
    block.append(block.matches('td, th') ? ' ' : '\n')
  }
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}

/** The addresses of the pictures of a pasted text. A tracking picture of one pixel is no picture. */
export const picturesOf = (html: string): string[] =>
  [...parseHtml(withoutStyles(html)).querySelectorAll('img')]
    .filter((picture) => picture.getAttribute('width') !== '1' && emojiOf(picture) === '')
    .map((picture) => picture.getAttribute('src') ?? '')

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
  (element.textContent ?? '').replace(/[\s\u00a0]/g, '') === '' && element.querySelector('br') === null

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

/** List and level: `l0` and 2 for `mso-list:l0 level2 lfo1`. Null outside lists. */
function placeOf(element: Element): { id: string; level: number } | null {
  const [, id, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element)) ?? []
  return id && level ? { id, level: Number(level) } : null
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

interface OpenList {
  list: Element
  id: string
  level: number
}

function gatherLists(page: Document, body: Element): void {
  let open: OpenList[] = []
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3')]) {
    const place = placeOf(paragraph)
    if (place === null) continue
    const { id, level } = place
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    const marker = takeMarker(paragraph)
    const name = numbered.test(marker) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const before = open.at(-1)
    const isOther = before?.level === level && (before.id !== id || before.list.localName !== name)
    if (isOther) open.pop()
    if (isOther || !before || before.level < level) {
      const list = page.createElement(name)
      const from = /^\(?(\d+)/.exec(marker)?.[1]
      if (from && from !== '1') list.setAttribute('start', from)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, id, level })
    }
    const item = page.createElement('li')
    open.at(-1)?.list.append(item)
    item.append(paragraph)
    rename(page, paragraph, 'p')
  }
}
