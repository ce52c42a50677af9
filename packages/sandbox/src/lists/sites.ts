import type { CourtDay } from '../court-day/court-day.ts'
import type { Switches } from '../sites/switches.ts'
import type { DaySiteId, SiteId } from '../world/courts.ts'

export interface ListSurroundings {
  day: CourtDay
  isChanged(site: SiteId | DaySiteId): boolean
}

export const listSurroundings = (day: CourtDay, switches: Switches): ListSurroundings => ({
  day,
  isChanged: (site) => switches.get(site).mode === 'changed',
})

export const html = 'text/html; charset=UTF-8'
export const notFound = '<html><body><h1>Not Found</h1></body></html>'
