import { isNotSitting } from '@peshi/contract/courts/list-changes'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { findCourt } from '@peshi/courts/catalogue/courts'

export function clashOfDay(entries: readonly HearingEntry[]) {
  const open = entries.filter((entry) => !entry.appearing && !entry.is_dropped && !isNotSitting(entry))
  const cities = [...new Set(open.flatMap(({ hc_name }) => findCourt(hc_name)?.place || []))].toSorted()
  return cities.length > 1 ? { cities, matter_ids: [...new Set(open.map(({ matter_id }) => matter_id))] } : null
}
