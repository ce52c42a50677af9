import { UnstyledButton } from '@mantine/core'
import type { ClockId } from '@peshi/contract/platform/ids'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateText, TwoLines, Values, Words } from '../../platform/ui/words.tsx'
import { ClockPill, CopyMark, TickMark, UnknownMark, useClockName } from './clock-marks.tsx'
import { sayPeriod } from './clock-steps.tsx'
import classes from './clocks.module.css'
import { OrderOfClock } from './order-of-clock.tsx'
import { sayDate } from './say-date.ts'
import { SubjectLink } from './subject-link.tsx'

interface Props {
  clocks: Clock[]
  isOnMatter?: boolean
  onOpen(id: ClockId): void
}

export function ClockTable({ clocks, isOnMatter = false, onOpen }: Props) {
  const { t } = useTranslation('clocks')
  const nameOf = useClockName()
  const columns: Column<Clock>[] = [
    {
      id: 'name',
      heading: t('column.clock'),
      cell: (clock) => (
        <>
          <UnstyledButton className={classes.open} onClick={() => onOpen(clock._id)}>
            <Words>{nameOf(clock)}</Words>
          </UnstyledButton>
          <small>
            <OrderOfClock clock={clock} />
            <TickMark clock={clock} />
            <UnknownMark clock={clock} />
            <CopyMark clock={clock} />
            {clock.outlasted_by ? (
              <span className={classes.warning}>{t('outlasted', { date: sayDate(clock.outlasted_by) })}</span>
            ) : null}
          </small>
        </>
      ),
    },
    ...(isOnMatter
      ? []
      : [{ id: 'matter', heading: t('column.matter'), cell: (clock: Clock) => <MatterOf clock={clock} /> }]),
    {
      id: 'from',
      heading: t('column.from'),
      isLabelled: true,
      cell: ({ start_on, period }) => (
        <>
          <DateText date={start_on} />
          {period ? <small>{sayPeriod(t, period)}</small> : null}
        </>
      ),
    },
    {
      id: 'due',
      heading: t('column.due'),
      isLabelled: true,
      cell: (clock) => (
        <>
          <DateText date={clock.due_on} />
          {clock.choices.slice(1).map(({ due_on, period }) => (
            <small key={due_on} className={classes.whole}>
              {t('orElse', { period: sayPeriod(t, period), date: sayDate(due_on) })}
            </small>
          ))}
        </>
      ),
    },
    { id: 'state', heading: t('column.state'), cell: (clock) => <ClockPill clock={clock} /> },
  ]
  return <DataTable className={classes.table} columns={columns} rows={clocks} keyOf={({ _id }) => _id} />
}

function MatterOf({ clock }: { clock: Clock }) {
  const { court_id, ctitle, case_label } = clock
  return (
    <span className={classes.matter}>
      {court_id ? <CourtMonogram court={court_id} /> : null}
      <span>
        <SubjectLink clock={clock}>
          <TwoLines>{ctitle}</TwoLines>
        </SubjectLink>
        <small>
          <Values>{[case_label]}</Values>
        </small>
      </span>
    </span>
  )
}
