import type { Matter } from '@peshi/contract/matters'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { TitleCell } from '../matters/list/title-cell.tsx'
import { Clipped, ReadAge } from '../matters/marks.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './today.module.css'

/** The matters that are before a court today. */
export function ListedToday({ matters, total }: { matters: Matter[]; total: number }) {
  const { t } = useTranslation(['today', 'matters'])
  return (
    <Panel title={t('today:list.title')} hint={total > 0 ? total : undefined}>
      {matters.length === 0 ? <p className={classes.quiet}>{t('today:list.empty')}</p> : null}
      {matters.length > 0 ? (
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{t('matters:column.matter')}</th>
              <th scope="col">{t('matters:column.court')}</th>
              <th scope="col">{t('matters:column.stage')}</th>
              <th scope="col">{t('matters:column.read')}</th>
            </tr>
          </thead>
          <tbody onKeyDown={moveBetweenRows}>
            {matters.map((matter) => (
              <tr key={matter._id}>
                <td>
                  <TitleCell matter={matter} />
                </td>
                <td>
                  <Clipped>{matter.court_title}</Clipped>
                </td>
                <td>
                  <Clipped>{matter.stage ?? '—'}</Clipped>
                </td>
                <td>
                  <ReadAge readAt={matter.read_at} failingSince={matter.failing_since} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {total > matters.length ? (
        <Link to="/dashboard/matters" search={{ sort: 'next_date' }}>
          {t('today:list.more', { count: total - matters.length })}
        </Link>
      ) : null}
    </Panel>
  )
}
