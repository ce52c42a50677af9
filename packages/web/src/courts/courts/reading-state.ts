import { type ReadingState, readingStateAt } from '@peshi/contract/courts/reading-state'
import type { Tone } from '../../platform/ui/pill.tsx'

/** The colours of every page that says how well courts are read. */
export const toneOfReading: Record<ReadingState, Tone> = {
  failing: 'late',
  late: 'today',
  reading: 'today',
  read: 'live',
  never: 'decided',
  idle: 'decided',
  'by-hand': 'decided',
}

interface CaseReading {
  readAt: string | null
  failingSince: string | null
}

/** The state of one case. */
export const readingStateOf = ({ readAt, failingSince }: CaseReading, now: Date): ReadingState =>
  readingStateAt(
    {
      part: 'cases',
      lastSuccessAt: readAt === null ? null : new Date(readAt),
      failingSince: failingSince === null ? null : new Date(failingSince),
    },
    now,
  )
