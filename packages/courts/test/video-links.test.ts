import { expect, test } from 'vitest'
import type { Line, PdfPage } from '../src/cause-lists/pdf-lines.ts'
import { isMeeting, isSecure, readVideoLink } from '../src/cause-lists/video-link-words.ts'
import { createVideoLinks } from '../src/cause-lists/video-links.ts'

const line = (top: number, text: string): Line => ({
  top,
  size: 10,
  text,
  pieces: [{ left: 40, right: 40 + text.length * 5, text }],
})
const page = (lines: Line[], links: PdfPage['links'] = []): PdfPage => ({ number: 1, width: 595, lines, links })
const linksOn = (one: PdfPage, court: string | null = '4') => {
  const links = createVideoLinks()
  links.readPage(one, court)
  return links.end()
}
const zoom = 'https://zoom.us/j/91234567890?pwd=aB3'

test('a meeting address is read from a link even if the page does not print the address', () => {
  const words = [line(100, 'Join by this Link'), line(112, 'Meeting ID: 912 3456 7890 Passcode: 4711')]
  expect(linksOn(page(words, [{ url: zoom, left: 90, top: 92 }]))).toEqual([
    { court_no: '4', url: zoom, meeting_id: '912 3456 7890', passcode: '4711' },
  ])
})

test('a video link without a meeting id belongs to the court named above the link', () => {
  const url = 'https://example.webex.com/meet/court7'
  const words = [line(80, 'COURT NO. 7'), line(100, 'VC link'), line(130, '1 FAO 12/2026')]
  expect(linksOn(page(words, [{ url, left: 40, top: 92 }]), null)).toEqual([
    { court_no: '7', url, meeting_id: null, passcode: null },
  ])
})

test('a link that names no meeting is not a video link', () => {
  const words = [line(100, 'Link to the rules')]
  expect(linksOn(page(words, [{ url: 'https://court.example.in/rules', left: 40, top: 92 }]))).toEqual([])
})

test('a meeting address in the text is read only if no line break divides it', () => {
  expect(linksOn(page([line(100, `VC link: ${zoom}`), line(112, 'FOR ADMISSION')]))).toMatchObject([{ url: zoom }])
  expect(linksOn(page([line(100, 'VC link: https://zoom.us/j/9123456'), line(112, '7890?pwd=aB3')]))).toEqual([])
})

test('the address, the meeting id and the passcode of a video link are read from a text', () => {
  expect(readVideoLink(`Join ${zoom}, Meeting ID is 912 3456 7890 and Password: Xy12`)).toEqual({
    url: zoom,
    meeting_id: '912 3456 7890',
    passcode: 'Xy12',
  })
  expect(readVideoLink('Meeting ID 912 3456 7890')).toBeNull()
})

test('only https links of known meeting providers count as video links', () => {
  expect([zoom, 'https://zoom.us.example.in/j/1', 'javascript:alert(1)'].map(isMeeting)).toEqual([true, false, false])
  expect(['http://zoom.us/j/1', zoom].map((url) => isSecure({ url }))).toEqual([false, true])
})
