import type { VideoLink } from './cause-list.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'
import { isMeeting, meetingWords, passcodeWords, readVideoLink } from './video-link-words.ts'

const courtNo = /^Court\s*No\.?\s*:?\s*(\d+)/i
/** Number of lines searched below a meeting id for its passcode, and above it for its address. */
const linesOfOne = 4

export function createVideoLinks() {
  const found: (VideoLink & { key: string })[] = []

  function readPage(page: PdfPage, court: string | null) {
    const add = (link: Omit<VideoLink, 'court_no'>, at: number) => {
      const court_no = courtAbove(page, at) ?? court
      const key = `${link.meeting_id?.replaceAll(' ', '') ?? link.url} ${court_no}`
      const isBare = link.meeting_id === null
      const isKnown = (one: VideoLink) => isBare && (one.url === link.url || one.court_no === court_no)
      if (!found.some((one) => one.key === key || isKnown(one))) found.push({ key, court_no, ...link })
    }
    for (const [at, line] of page.lines.entries()) {
      const id = phrasesOf(line, 1.2)
        .flatMap(({ text }) => meetingWords.exec(text)?.[1] ?? [])[0]
        ?.trim()
      if (id === undefined) continue
      const url = nearestLink(page, line, id) ?? printedLink(page, at)
      if (url !== null) add({ url, meeting_id: id, passcode: passcodeBelow(page, at) }, at)
    }
    for (const { url, top } of page.links.filter((link) => isMeeting(link.url))) {
      const at = page.lines.findLastIndex((line) => line.top <= top + line.size * 2)
      add({ url, meeting_id: null, passcode: passcodeBelow(page, at) }, at)
    }
    if (page.links.length > 0) return
    for (const [at, line] of page.lines.entries()) {
      const url = readVideoLink(line.text)?.url
      if (url !== undefined && isMeeting(url) && !isWrapped(page, at, url))
        add({ url, meeting_id: null, passcode: passcodeBelow(page, at) }, at)
    }
  }

  return { readPage, end: (): VideoLink[] => found.map(({ key: _, ...link }) => link) }
}

function courtAbove({ lines }: PdfPage, at: number): string | undefined {
  const words = ({ pieces }: Line) => pieces.map(({ text }) => text).join(' ')
  const above = lines.slice(0, Math.max(0, at)).findLast((line) => courtNo.test(words(line)))
  return above ? courtNo.exec(words(above))?.[1] : undefined
}

const passcodeBelow = ({ lines }: PdfPage, at: number): string | null =>
  lines
    .slice(Math.max(0, at), Math.max(0, at) + linesOfOne)
    .flatMap(({ text }) => passcodeWords.exec(text)?.[1] ?? [])[0] ?? null

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

function printedLink(page: PdfPage, at: number): string | null {
  for (let near = at; near >= Math.max(0, at - linesOfOne); near--) {
    const url = readVideoLink(page.lines[near]?.text ?? '')?.url
    if (url !== undefined) return isWrapped(page, near, url) ? null : url
  }
  return null
}

/** True if the address may continue on the next line. Its first part alone could open another meeting. */
function isWrapped({ lines }: PdfPage, at: number, url: string): boolean {
  const line = lines[at]
  if (!line?.text.trim().endsWith(url)) return false
  const [next = ''] = lines[at + 1]?.text.trim().split(' ') ?? []
  return /^[\w\-.%=&?/]{4,}$/.test(next) && /[\d=&?%]|[a-z][A-Z]/.test(next)
}
