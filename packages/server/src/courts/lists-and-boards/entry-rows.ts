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
      coram: [...(entry.bench ? [entry.bench] : []), ...entry.coram],
      time: hourIn(entry.time ?? null),
      position: at + 1,
      nth,
      kind: kindOfRow(list, kind),
      keys,
      cnr: entry.cnr ?? null,
      petitioner: parties.petitioner,
      respondent: parties.respondent,
      petitioner_advocates: advocates.petitioner,
      respondent_advocates: advocates.respondent,
      name_keys: nameKeysOf([...advocates.petitioner, ...advocates.respondent, entry.advocates_text ?? '']),
    }
  })
}

const beginOfDay = 11

/** `AT 2:30 PM` as `14:30`. An earlier hour than 11:00 is when the bench begins to sit, and not an hour of the matter. */
export function hourIn(text: string | null): string | null {
  const { hour, minute, half } = /(?<hour>\d{1,2})[.:](?<minute>\d{2})\W*(?<half>[AP])?/i.exec(text ?? '')?.groups ?? {}
  const isAfternoon = /p/i.test(half ?? '') || (half === undefined && Number(hour) < 8)
  const hours = (Number(hour) % 12) + (isAfternoon || (half === undefined && Number(hour) === 12) ? 12 : 0)
  return hour === undefined || hours < beginOfDay ? null : `${String(hours).padStart(2, '0')}:${minute}`
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
