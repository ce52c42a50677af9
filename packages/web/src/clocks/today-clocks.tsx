import type { Clock } from '@peshi/contract/clocks'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Clipped } from '../matters/marks.tsx'
import { Panel } from '../ui/panel.tsx'
import { ClockPill, useClockName } from './clock-marks.tsx'
import classes from './today-clocks.module.css'

/** What runs out next; each opens where it is shown. */
export function TodayClocks({ clocks }: { clocks: Clock[] }) {
  const { t } = useTranslation('clocks')
  const nameOf = useClockName()
  return (
    <Panel
      title={t('title')}
      aside={
        <Link to="/dashboard/clocks" className={classes.all}>
          {t('all')}
        </Link>
      }
    >
      {clocks.length === 0 ? <p className={classes.quiet}>{t('empty.today')}</p> : null}
      <ul className={classes.clocks}>
        {clocks.map((clock) => {
          const words = [nameOf(clock), clock.ctitle].filter(Boolean).join(': ')
          const shown = (
            <>
              <Clipped>{words}</Clipped>
              <ClockPill clock={clock} />
            </>
          )
          return (
            <li key={clock._id} title={words}>
              {clock.matter_id ? (
                <Link
                  to="/dashboard/matters/matter-preview/$id"
                  params={{ id: clock.matter_id }}
                  search={{ tab: 'clocks' }}
                >
                  {shown}
                </Link>
              ) : (
                <Link to="/dashboard/clocks">{shown}</Link>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
