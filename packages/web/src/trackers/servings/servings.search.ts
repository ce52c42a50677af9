import type { CourtId } from '@peshi/contract/platform/ids'
import type { ServingMode } from '@peshi/contract/trackers/servings'
import { readOneOf, readWords } from '../../app/read-search.ts'
import { omitDefaults, readTrackerSearch, type TrackerSearch } from '../trackers/trackers.search.ts'

export interface ServingSearch extends TrackerSearch {
  mode?: ServingMode
  court?: CourtId
}

const modes = ['court', 'dasti', 'speed-post', 'email', 'whatsapp', 'publication'] as const satisfies ServingMode[]

const readList = readTrackerSearch(
  ['open', 'returned', 'fee', 'step', 'served'],
  ['created_at', 'name', 'sent_on', 'fee_due_on', 'next_on'],
)

export const readServingSearch = (raw: Record<string, unknown>): ServingSearch => ({
  ...omitDefaults(readList(raw)),
  mode: readOneOf(modes, raw.mode),
  court: readWords(raw.court, 40) as CourtId | undefined,
})
