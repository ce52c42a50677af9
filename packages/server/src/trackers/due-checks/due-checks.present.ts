import type { DueCheck, DueCheckCounts } from '@peshi/contract/trackers/due-checks'
import { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { DueCheckRow, dueChecksRepo, Narrow } from './due-checks.repo.ts'

export const presentDueCheck = (row: DueCheckRow): DueCheck => ({
  _id: row.id,
  kind: DueCheckKind.parse(row.kind),
  subject_id: row.subject_id,
  group_id: row.group_id,
  court_id: row.court,
  court_title: courtTitle(row.court),
  label: row.label,
  state: row.state,
  due_at: row.due_at.toISOString(),
  tries: row.tries,
  last_tried_at: row.last_tried_at?.toISOString() ?? null,
  result: row.result,
  result_code: row.result_code,
})

type Cells = Awaited<ReturnType<ReturnType<typeof dueChecksRepo>['countAll']>>

export function presentCounts(cells: Cells, { kind, court }: Narrow): DueCheckCounts {
  const ofKind = cells.filter((cell) => !kind || cell.kind === kind)
  const ofCourt = cells.filter((cell) => !court || cell.court === court)
  const ofBoth = ofKind.filter((cell) => ofCourt.includes(cell))
  const sum = (some: Cells) => some.reduce((total, cell) => total + cell.due, 0)
  const groupBy = <Key extends string>(some: Cells, keyOf: (cell: Cells[number]) => Key) => [
    ...Map.groupBy(
      some.filter(({ due }) => due > 0),
      keyOf,
    ),
  ]
  const oldest = ofBoth.flatMap(({ due, oldest }) => (due > 0 && oldest ? oldest.toISOString() : [])).sort()[0]
  return {
    due: sum(ofBoth),
    later: ofBoth.reduce((total, { later }) => total + later, 0),
    oldest_due_at: oldest ?? null,
    courts: groupBy(ofKind, (cell) => cell.court)
      .map(([court, of]) => ({ court_id: court, court_title: courtTitle(court), due: sum(of) }))
      .sort((a, b) => b.due - a.due),
    kinds: groupBy(ofCourt, (cell) => DueCheckKind.parse(cell.kind)).map(([kind, of]) => ({ kind, due: sum(of) })),
  }
}
