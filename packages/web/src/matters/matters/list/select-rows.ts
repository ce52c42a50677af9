import type { MatterId } from '@peshi/contract/platform/ids'

export interface Chosen {
  ids: ReadonlySet<MatterId>
  anchor: MatterId | null
  all: boolean
}

export const nothingChosen: Chosen = { ids: new Set(), anchor: null, all: false }

export function toggleRow(chosen: Chosen, rows: readonly MatterId[], id: MatterId, range: boolean): Chosen {
  const isOn = !chosen.ids.has(id)
  const ids = new Set(chosen.all ? rows : chosen.ids)
  for (const row of range ? rangeOf(rows, chosen.anchor ?? id, id) : [id]) {
    if (isOn) ids.add(row)
    else ids.delete(row)
  }
  return { ids, anchor: id, all: false }
}

export function togglePage(chosen: Chosen, rows: readonly MatterId[]): Chosen {
  const isWhole = rows.length > 0 && rows.every((id) => chosen.ids.has(id))
  return isWhole ? nothingChosen : { ids: new Set([...chosen.ids, ...rows]), anchor: null, all: false }
}

function rangeOf(rows: readonly MatterId[], from: MatterId, to: MatterId): readonly MatterId[] {
  const [first, last] = [rows.indexOf(from), rows.indexOf(to)]
  if (first < 0 || last < 0) return [to]
  return rows.slice(Math.min(first, last), Math.max(first, last) + 1)
}
