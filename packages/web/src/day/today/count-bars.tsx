import type { MatterCount } from '@peshi/contract/day/today'
import type { CourtId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import type { MatterSearch } from '../../matters/matters/matters.search.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { Clipped } from '../../platform/ui/words.tsx'
import classes from './today.module.css'

type Filter = 'status' | 'court' | 'year'

const shownAtMost = 8

export function CountBars({ counts, filter }: { counts: MatterCount[]; filter: Filter }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className={classes.bars}>
      {counts.slice(0, shownAtMost).map(({ _id, title, count }) => (
        <li key={_id}>
          <Link to="/dashboard/matters" search={searchFor(filter, _id)} className={classes.barLink}>
            <span className={classes.barTitle}>
              <Clipped>{filter === 'court' ? sayCourt(title) : title}</Clipped>
            </span>
            <span className="tabular">{count}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.fill} style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function searchFor(filter: Filter, value: string): MatterSearch {
  if (filter === 'year') return { year: Number(value) }
  if (filter === 'court') return { court: value as CourtId }
  return { status: value === 'pending' ? 'pending' : 'disposed' }
}
