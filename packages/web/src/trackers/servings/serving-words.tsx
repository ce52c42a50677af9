import { toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import type { Serving, ServingInput, ServingState } from '@peshi/contract/trackers/servings'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import classes from './servings.module.css'

const tones: Record<ServingState, Tone> = {
  unsent: 'decided',
  sent: 'today',
  served: 'live',
  deemed: 'live',
  returned: 'late',
}

export function ServingPill({ state }: { state: ServingState }) {
  const { t } = useTranslation('servings')
  return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
}

export const nameOfServing = ({ place, name }: Pick<ServingInput, 'place' | 'name'>): string =>
  [place, name].filter(Boolean).join(' · ')

/** The kind, mode, days and result of an entry, in one line. */
export function ServingWords({ serving }: { serving: ServingInput }) {
  const { t } = useTranslation('servings')
  const { kind, mode, consignment, cheque_no, memo_on, sent_on, outcome, outcome_on } = serving
  const { deemed_by, deemed_on, fee, fee_paid_on } = serving
  const on = (label: string, date: string | null) => (date ? `${label} ${isolate(toDayFirst(date))}` : label)
  return (
    <Values>
      {[
        t(`kinds.${kind}`),
        cheque_no && `${t('cheque_no')} ${isolate(cheque_no)}`,
        mode && t(`modes.${mode}`),
        consignment,
        memo_on && on(t('memo_on'), memo_on),
        sent_on && on(t('sent_on'), sent_on),
        outcome && on(t(`outcomes.${outcome}`), outcome_on),
        deemed_by && on(t(`deemed.${deemed_by}`), deemed_on),
        fee !== null && `${t('fee')} ${isolate(showPaise(fee))}`,
        fee_paid_on && on(t('fee_paid_on'), fee_paid_on),
      ]}
    </Values>
  )
}

export const isComplaint = ({ rule }: { rule: string }): boolean => rule === 'cheque-complaint'

export function ServingDeadlines({ serving: { deadlines } }: { serving: Pick<Serving, 'deadlines'> }) {
  const { t } = useTranslation(['clocks', 'servings'])
  const today = useCourtToday()
  return deadlines.map((deadline) => {
    const { rule, title, start_on, due_on } = deadline
    return (
      <small key={`${rule} ${due_on}`} className={due_on <= today ? classes.late : undefined}>
        <Words>{title ?? t(`clocks:rule.${rule}` as 'clocks:rule.own')}</Words>{' '}
        <bdi className={classes.date}>{toDayFirst(due_on)}</bdi>
        {isComplaint(deadline) ? <> ({t('servings:counted_from', { date: toDayFirst(start_on) })})</> : null}
      </small>
    )
  })
}
