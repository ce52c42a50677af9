import { toDayFirst } from '@peshi/contract/platform/dates'
import type { ClockCount, ClockStep } from '@peshi/contract/trackers/clocks'
import { sayUnknown } from '../../courts/court-days/say-unknown.ts'
import type { Say, WordKey } from '../../platform/i18n/use-translation.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './clocks.module.css'
import { sayDate } from './say-date.ts'

type Period = NonNullable<ClockCount['period']>

export const sayPeriod = (t: Say<WordKey<'clocks'>>, { count, unit }: Period): string => t(`period.${unit}`, { count })

function sayClosed(t: Say<WordKey<'clocks'>>, closed: Extract<ClockStep, { step: 'moved' }>['closed']): string {
  if ('name' in closed) return closed.name
  return t(`closed.${closed.why}`)
}

function sayStep(t: Say<WordKey<'clocks'>>, step: ClockStep): string {
  const date = sayDate(step.date)
  if (step.step === 'start') return t(step.firstDay === 'excluded' ? 'step.startOut' : 'step.startIn', { date })
  if (step.step === 'period') return t('step.period', { period: sayPeriod(t, step.period), date })
  if (step.step === 'moved') return t('step.moved', { from: sayDate(step.from), why: sayClosed(t, step.closed), date })
  if (step.step === 'not-moved') return t('step.notMoved', { why: sayClosed(t, step.closed), date })
  if (step.step === 'due-after') return t('step.dueAfter', { date })
  const { from, to, kind } = step.exclusion
  const span = { from: sayDate(from), to: sayDate(to), date }
  if (step.step === 'too-late') return t('step.tooLate', span)
  return t(kind === 'copy' ? 'step.copy' : 'step.excluded', { ...span, count: step.days })
}

/** How the last day was counted, a line for each step after the first. */
export const saySteps = (t: Say<WordKey<'clocks'>>, { steps }: ClockCount): string =>
  steps
    .filter(({ step }) => step !== 'start')
    .map((step) => sayStep(t, step))
    .join('\n')

export function ClockSteps({ count, court }: { count: ClockCount; court?: string | null }) {
  const { t } = useTranslation('clocks')
  const { t: tCommon } = useTranslation('common')
  const { due_on, steps, excusable_to, unknown, touches_extension } = count
  return (
    <div className={classes.steps}>
      <p className={classes.due}>
        <span>{count.period ? sayPeriod(t, count.period) : t('field.ends_on')}</span>
        <strong>
          <bdi dir="ltr">{toDayFirst(due_on)}</bdi>
        </strong>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={`${step.step} ${step.date} ${'exclusion' in step ? step.exclusion.from : ''}`}>
            {sayStep(t, step)}
          </li>
        ))}
      </ol>
      {excusable_to ? <p>{t('excusable.to', { date: sayDate(excusable_to) })}</p> : null}
      {unknown ? <p className={classes.warning}>{sayUnknown(tCommon, unknown, court)}</p> : null}
      {touches_extension ? <p className={classes.warning}>{t('extension')}</p> : null}
    </div>
  )
}
