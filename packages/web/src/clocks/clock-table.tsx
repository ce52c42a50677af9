import { UnstyledButton } from '@mantine/core'
import type { Clock } from '@peshi/contract/clocks'
import type { ClockId } from '@peshi/contract/ids'
import { useTranslation } from 'react-i18next'
import { CourtMonogram } from '../matters/marks.tsx'
import { DateText, Values, Words } from '../ui/words.tsx'
import { ClockPill, TickMark, useClockName } from './clock-marks.tsx'
import { sayPeriod } from './clock-steps.tsx'
import classes from './clocks.module.css'
import { sayDate } from './say-date.ts'
import { SubjectLink } from './subject-link.tsx'

interface Props {
  clocks: Clock[]
  /** On a matter's own page its name says nothing. */
  isOnMatter?: boolean
  onOpen(id: ClockId): void
}

/** Clocks, the nearest last day first; a row opens its clock. */
export function ClockTable({ clocks, isOnMatter = false, onOpen }: Props) {
  const { t } = useTranslation('clocks')
  const nameOf = useClockName()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th data-column="name">{t('column.clock')}</th>
          {isOnMatter ? null : <th data-column="matter">{t('column.matter')}</th>}
          <th data-column="from">{t('column.from')}</th>
          <th data-column="due">{t('column.due')}</th>
          <th data-column="state">{t('column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {clocks.map((clock) => (
          <tr key={clock._id}>
            <td data-column="name">
              <UnstyledButton className={classes.open} onClick={() => onOpen(clock._id)}>
                <Words>{nameOf(clock)}</Words>
              </UnstyledButton>
              <small>
                <TickMark clock={clock} />
                {clock.outlasted_by ? (
                  <span className={classes.warning}>{t('outlasted', { date: sayDate(clock.outlasted_by) })}</span>
                ) : null}
              </small>
            </td>
            {isOnMatter ? null : (
              <td data-column="matter">
                <MatterOf clock={clock} />
              </td>
            )}
            <td data-column="from" data-label={t('column.from')}>
              <DateText date={clock.start_on} />
              {clock.period ? <small>{sayPeriod(t, clock.period)}</small> : null}
            </td>
            <td data-column="due" data-label={t('column.due')}>
              <DateText date={clock.due_on} />
              {clock.choices.slice(1).map(({ due_on, period }) => (
                <small key={due_on} className={classes.whole}>
                  {t('orElse', { period: sayPeriod(t, period), date: sayDate(due_on) })}
                </small>
              ))}
            </td>
            <td data-column="state">
              <ClockPill clock={clock} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MatterOf({ clock }: { clock: Clock }) {
  const { court_id, ctitle, case_label } = clock
  return (
    <span className={classes.matter}>
      {court_id ? <CourtMonogram court={court_id} /> : null}
      <span>
        <SubjectLink clock={clock}>
          <Words>{ctitle}</Words>
        </SubjectLink>
        <small>
          <Values>{[case_label]}</Values>
        </small>
      </span>
    </span>
  )
}
