import type { CourtDate } from '@peshi/contract/platform/dates'
import { benchNames } from '../world/present.ts'
import type { WorldCase } from '../world/types.ts'

export interface HearingRow {
  listType: string
  judge: string
  judgeCode: string
  businessDate: CourtDate | null
  nextDate: CourtDate | null
  purpose: string
  serial: number
  flag: 'Pending' | 'Disposed' | 'DisposedP'
}

/** The oldest row has no business date. It only announces the first hearing. */
export function hearingRows(subject: WorldCase): HearingRow[] {
  const { sittings } = subject
  const earlier = subject.status === 'disposed' ? 'DisposedP' : 'Pending'
  const rows: HearingRow[] = []
  const first = sittings[0]
  const firstDate = first?.date ?? subject.nextHearingDate
  if (firstDate) {
    rows.push({
      listType: first?.listType ?? '',
      judge: first ? benchNames(first) : benchNames(subject),
      judgeCode: (first ?? subject).judges[0]?.code ?? '0',
      businessDate: null,
      nextDate: firstDate,
      purpose: first?.purpose ?? subject.stage,
      serial: 0,
      flag: earlier,
    })
  }
  for (const [at, sitting] of sittings.entries()) {
    const following = sittings[at + 1]
    rows.push({
      listType: sitting.listType,
      judge: benchNames(sitting),
      judgeCode: sitting.judges[0]?.code ?? '0',
      businessDate: sitting.date,
      nextDate: sitting.disposal || sitting.reserves ? null : (following?.date ?? subject.nextHearingDate),
      purpose: sitting.disposal
        ? 'Disposed'
        : sitting.reserves
          ? 'JUDGMENT RESERVED'
          : (following?.purpose ?? subject.stage),
      serial: at + 1,
      flag: sitting.disposal ? 'Disposed' : earlier,
    })
  }
  return rows
}
