import type { Board } from '@peshi/contract/day/boards'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useNow } from '../../platform/clock/use-now.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { type BoardState, boardStateAt } from './board-state.ts'

const tones: Record<BoardState, Tone> = {
  live: 'live',
  late: 'today',
  failing: 'late',
  closed: 'decided',
  never: 'decided',
  off: 'decided',
}

function writeTime(instant: string, now: Date): string {
  const date = courtDateAt(new Date(instant))
  const time = indiaTime(instant)
  return date === courtDateAt(now) ? time : `${toDayFirst(date)}, ${time}`
}

export function BoardStatePill({ board }: { board: Board }) {
  const { t } = useTranslation('boards')
  const now = useNow()
  const state = boardStateAt(board, now)
  const time = board.read_at && writeTime(board.read_at, now)
  const words = state === 'never' || state === 'off' || time === null ? t(`age.${state}`) : null
  return <Pill tone={tones[state]}>{words ?? (state === 'live' ? time : t('age.lastKnown', { time }))}</Pill>
}
