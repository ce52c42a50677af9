import { pattern } from '@peshi/contract/platform/pattern'
import { tidy } from '../reading/text.ts'
import type { VideoLink } from './cause-list.ts'

export const meetingWords = /Meeting\s*ID\s*(?:is|:|-)?\s*:?\s*((?:\d ?){9,13})/i
export const passcodeWords = /Pass\s?(?:code|word)\s*(?:is|:|-)?\s*:?\s*(\w{3,20})/i

export const meetingHosts = {
  Zoom: /zoom\.us|zoomgov\.com/,
  Webex: /webex\.com/,
  Teams: /teams\.microsoft\.com|teams\.live\.com/,
  Google: /meet\.google\.com/,
  'Indian services': /bharatvc\.nic\.in|vconsol\.com/,
  others: /jit\.si|bluejeans\.com|gotomeeting\.com/,
}
export const meetingHost = pattern('i')`(?:^|\.)(?:${meetingHosts})$`

export const isMeeting = (url: string) => URL.canParse(url) && meetingHost.test(new URL(url).hostname)

/** Without HTTPS, the meeting's address would be sent unencrypted. */
export const isSecure = ({ url }: Pick<VideoLink, 'url'>) => URL.canParse(url) && new URL(url).protocol === 'https:'

export function readVideoLink(text: string): Omit<VideoLink, 'court_no'> | null {
  const url = /https?:\/\/[^\s<>"']+/i.exec(text)?.[0].replace(/[.,;)\]]+$/, '')
  if (url === undefined || !URL.canParse(url)) return null
  return {
    url,
    meeting_id: tidy(meetingWords.exec(text)?.[1] ?? '') || null,
    passcode: passcodeWords.exec(text)?.[1] ?? null,
  }
}
