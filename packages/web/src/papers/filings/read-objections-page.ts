const heading = /objection|defect|deficien|आपत्ति/i
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The objections of a registry's page that a person saved, one on each line: a column of a table, a list, or the text. */
export function readObjectionsPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const unread of page.querySelectorAll('script, style, nav, header, footer')) unread.remove()
  for (const table of page.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map(textOf))
    const at = rows.findIndex((cells) => cells.some((cell) => heading.test(cell)))
    const column = rows[at]?.findIndex((cell) => heading.test(cell)) ?? -1
    const found = rows.slice(at + 1).flatMap((cells) => cells[column] || [])
    if (at >= 0 && found.length > 0) return found.join('\n')
  }
  const items = [...page.querySelectorAll('ol > li, ul > li')].map(textOf).filter(Boolean)
  if (items.length > 0) return items.join('\n')
  return (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
