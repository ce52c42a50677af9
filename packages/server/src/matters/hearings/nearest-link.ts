import { roomKey } from '@peshi/contract/day/board-marks'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { VideoLinkRow } from './video-links.repo.ts'

interface Place {
  court: CourtId
  court_no: string | null
}

/** The chamber's own link of the hearing, else of its courtroom, else of its court. */
export function nearestLink(
  own: string | null,
  { court, court_no }: Place,
  links: readonly VideoLinkRow[],
): HearingEntry['join'] {
  if (own !== null) return { url: own, from: 'hearing' }
  const find = (room: string) => links.find((link) => link.court === court && link.room === room)?.url
  const key = roomKey(court_no ?? '')
  const ofRoom = key === '' ? undefined : find(key)
  if (ofRoom !== undefined) return { url: ofRoom, from: 'room' }
  const ofCourt = find('')
  return ofCourt === undefined ? null : { url: ofCourt, from: 'court' }
}
