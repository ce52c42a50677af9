import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { citiesInClash } from './find-clashes.ts'

export function clashOfDay(entries: readonly HearingEntry[]) {
  const open = entries.filter(({ appearing, is_dropped }) => !appearing && !is_dropped)
  const cities = citiesInClash(open.map(({ hc_name }) => findCourt(hc_name)?.place))
  return cities && { cities, matter_ids: [...new Set(open.map(({ matter_id }) => matter_id))] }
}
