import { Stack } from '@mantine/core'
import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { Link } from '@tanstack/react-router'
import { useMatterCounts } from '../../matters/matters/matters.api.ts'
import type { MatterSearch } from '../../matters/matters/matters.search.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './matter-bars.module.css'

const shownAtMost = 8

export function MatterBars() {
  const { t } = useTranslation(['reports', 'matters'])
  const statuses = useMatterCounts('case_status').data ?? []
  const years = useMatterCounts('case_year').data ?? []
  if (statuses.length === 0) return null
  return (
    <div className={classes.panels}>
      <Panel title={t('reports:bars.status')}>
        <Bars
          bars={statuses.map(({ _id, count }) => {
            const status = _id as CaseStatus
            return { name: t(`matters:status.${status}`), count, search: { status } }
          })}
        />
      </Panel>
      <Panel title={t('reports:bars.year')}>
        <Bars bars={years.map(({ _id, count }) => ({ name: _id, count, search: { year: Number(_id) } }))} />
      </Panel>
    </div>
  )
}

function Bars({ bars }: { bars: { name: string; count: number; search: MatterSearch }[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Stack component="ul" gap={10}>
      {bars.slice(0, shownAtMost).map(({ name, count, search }) => (
        <li key={name}>
          <Link to="/dashboard/matters" search={search} className={classes.link}>
            <span>{name}</span>
            <span className="tabular">{count}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.fill} style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </Stack>
  )
}
