import type { VideoLink } from './cause-list.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'

const meeting = /Meeting\s*ID\s*:?\s*((?:\d ?){9,13})/i
const passcode = /(?:Passcode|Password)\s*:?\s*(\w{3,20})/i
const courtNo = /^Court\s*No\.?\s*:?\s*(\d+)/i

/** Finds video links and meeting ids; the address may be only in an annotation. */
export function createVideoLinks() {
  const found: (VideoLink & { key: string })[] = []

  function readPage(page: PdfPage, court: string | null) {
    for (const [at, line] of page.lines.entries()) {
      const id = phrasesOf(line, 1.2)
        .flatMap(({ text }) => meeting.exec(text)?.[1] ?? [])[0]
        ?.trim()
      if (id === undefined) continue
      const url = nearestLink(page, line, id)
      if (url === null) continue
      const below = page.lines.slice(at, at + 4).map(({ text }) => text)
      const above = page.lines
        .slice(0, at)
        .findLast(({ pieces }) => courtNo.test(pieces.map(({ text }) => text).join(' ')))
      const named = above ? courtNo.exec(above.pieces.map(({ text }) => text).join(' '))?.[1] : undefined
      const key = `${id.replaceAll(' ', '')} ${named ?? court}`
      if (found.some((one) => one.key === key)) continue
      found.push({
        key,
        court_no: named ?? court,
        url,
        meeting_id: id,
        passcode: below.flatMap((text) => passcode.exec(text)?.[1] ?? [])[0] ?? null,
      })
    }
  }

  return { readPage, end: (): VideoLink[] => found.map(({ key: _, ...link }) => link) }
}

function nearestLink({ links }: PdfPage, line: Line, id: string): string | null {
  const digits = id.replaceAll(' ', '')
  const web = links.filter(({ url }) => /^https?:/i.test(url))
  const named = web.find(({ url }) => url.includes(digits))
  if (named) return named.url
  const near = web
    .map((link) => ({ ...link, away: Math.abs(line.top - link.top) }))
    .filter(({ away }) => away < 60)
    .toSorted((one, other) => one.away - other.away)[0]
  return near?.url ?? null
}
