import { caseLabel, type LabelledCase } from '@peshi/contract/courts/labels'
import type { Matter } from '@peshi/contract/matters/matters'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CourtMonogram } from '../../../courts/courts/court-monogram.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from './list.module.css'

type Named = LabelledCase & Pick<Matter, '_id' | 'title' | 'reference_id'> & Partial<Pick<Matter, 'is_sensitive'>>

export const TitleCell = ({ matter }: { matter: Named }) => (
  <span className={classes.title}>
    <CourtMonogram court={matter.hc_name} />
    <span className={classes.names}>
      <Link
        to="/dashboard/matters/matter-preview/$id"
        params={{ id: matter._id }}
        className={classes.link}
        data-row-link
        title={matter.title}
        dir="auto"
      >
        {matter.is_sensitive ? <IconLock size={13} className={classes.lock} aria-hidden="true" /> : null}
        {matter.title}
      </Link>
      <span className={classes.label} dir="auto">
        <Words>{caseLabel(matter)}</Words>
        {matter.reference_id ? (
          <>
            {' · '}
            <Words>{matter.reference_id}</Words>
          </>
        ) : null}
      </span>
    </span>
  </span>
)
