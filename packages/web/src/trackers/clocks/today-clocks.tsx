import type { Clock } from '@peshi/contract/trackers/clocks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Clipped } from '../../platform/ui/words.tsx'
import { ClockPill, useClockName } from './clock-marks.tsx'
import { SubjectLink } from './subject-link.tsx'
import classes from './today-clocks.module.css'

export function TodayClocks({ clocks, past }: { clocks: Clock[]; past: number }) {
  const { t } = useTranslation('clocks')
  const nameOf = useClockName()
  return (
    <Panel
      title={t('title')}
      aside={
        <Link to="/dashboard/clocks" className="link more">
          {t('all')}
        </Link>
      }
    >
      {past > 0 ? (
        <Link to="/dashboard/clocks" search={{ state: 'past' }} className={classes.past}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t('past', { count: past })}
        </Link>
      ) : null}
      {clocks.length === 0 ? <p className="small">{t('empty.today')}</p> : null}
      <ul className={classes.clocks}>
        {clocks.map((clock) => {
          const name = nameOf(clock)
          return (
            <li key={clock._id} title={[name, clock.ctitle].filter(Boolean).join(': ')}>
              <SubjectLink clock={clock}>
                <span className={classes.words}>
                  <strong>
                    <Clipped>{name}</Clipped>
                  </strong>
                  {clock.ctitle ? (
                    <small>
                      <Clipped>{clock.ctitle}</Clipped>
                    </small>
                  ) : null}
                  {clock.unknown ? <small data-warning>{t('unknown')}</small> : null}
                </span>
                <ClockPill clock={clock} />
              </SubjectLink>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
