import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseListEntry, Sighting } from '@peshi/courts/cause-lists/cause-list'
import { keysOf } from '../courts/case-keys.ts'
import { nameKeysOf } from '../names/name-keys.ts'
import type { EntryRow, SightingRow } from './lists.repo.ts'

export function entryRows(
  { court, kind }: { court: CourtId; kind: ListKind },
  entries: readonly CauseListEntry[],
): EntryRow[] {
  const times = new Map<string, number>()
  return entries.map(({ parties, advocates, list, ...entry }, at) => {
    const keys = [...new Set(entry.case_numbers.flatMap((number) => keysOf(court, number)))]
    const nth = 1 + Math.max(0, ...keys.map((key) => times.get(key) ?? 0))
    for (const key of keys) times.set(key, nth)
    return {
      ...entry,
      position: at + 1,
      nth,
      kind: kindOfRow(list, kind),
      keys,
      cnr: entry.cnr ?? null,
      petitioner: parties.petitioner,
      respondent: parties.respondent,
      petitioner_advocates: advocates.petitioner,
      respondent_advocates: advocates.respondent,
      name_keys: nameKeysOf([...advocates.petitioner, ...advocates.respondent]),
    }
  })
}

function kindOfRow(row: CauseListEntry['list'], list: ListKind): ListKind {
  if (row === 'daily') return list
  return row === 'supplementary' && list !== 'daily' ? list : row
}

export function sightingRows(court: CourtId, sightings: readonly Sighting[]): SightingRow[] {
  return sightings
    .map(({ text, ...sighting }) => ({ ...sighting, words: text, keys: keysOf(court, sighting.case_number) }))
    .filter(({ keys }) => keys.length > 0)
    .map((row, at) => ({ ...row, position: at + 1 }))
}
