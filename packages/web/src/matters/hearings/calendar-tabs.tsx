import { Link, type LinkProps, useMatches } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import classes from './calendar-tabs.module.css'
import { useHearingQueues } from './hearings.api.ts'

const grids = ['month', 'week', 'day', 'agenda'] as const

interface Props {
  /** The open grid, and the address that the other grids keep. */
  grid?: { view: (typeof grids)[number]; search: object }
}

/** The views of the calendar: grids of hearings and tasks, days of hearings, queues, and cause lists. */
export function CalendarTabs({ grid }: Props) {
  const { t } = useTranslation(['hearings', 'tasks', 'shell'])
  const mayRead = useCan()('read', 'Matter')
  const queues = useHearingQueues(mayRead).data
  const open = useMatches({ select: (matches) => matches.at(-1) })
  const { courts } = (open?.search ?? {}) as { courts?: string }
  const isOpen = (path: string, view?: string) =>
    open?.pathname === path && (open.search as { view?: string }).view === view
  return (
    <nav aria-label={t('hearings:view.title')} className={classes.tabs}>
      {grids.map((view) => (
        <Tab
          key={view}
          label={t(`tasks:view.${view}`)}
          isOpen={grid?.view === view}
          to="/tasks/calendar"
          search={{ ...grid?.search, courts, view }}
        />
      ))}
      {mayRead ? (
        <>
          <Tab
            label={t('hearings:title')}
            isOpen={isOpen('/dashboard/hearings')}
            to="/dashboard/hearings"
            search={{ courts }}
          />
          <Tab
            label={t('hearings:view.outcome')}
            count={queues?.outcome_missing.total}
            isOpen={isOpen('/dashboard/hearings', 'outcome')}
            to="/dashboard/hearings"
            search={{ view: 'outcome' }}
          />
          <Tab
            label={t('hearings:view.undated')}
            count={queues?.no_next_date.total}
            isOpen={isOpen('/dashboard/hearings', 'undated')}
            to="/dashboard/hearings"
            search={{ view: 'undated' }}
          />
          <Tab
            label={t('shell:nav.causeLists')}
            isOpen={isOpen('/dashboard/causelist')}
            to="/dashboard/causelist"
            search={{}}
          />
        </>
      ) : null}
    </nav>
  )
}

interface TabProps extends LinkProps {
  label: string
  count?: number | undefined
  isOpen: boolean
}

const Tab = ({ label, count = 0, isOpen, ...target }: TabProps) => (
  <Link
    {...target}
    className={classes.tab}
    activeOptions={{ exact: true, includeSearch: true }}
    {...(isOpen && { 'aria-current': 'page' as const })}
  >
    {label}
    {count > 0 ? <span className={classes.waiting}>{count.toLocaleString('en-IN')}</span> : null}
  </Link>
)
