import { shortTitle } from '@peshi/contract/courts/short-title'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { TwoLines } from '../../platform/ui/words.tsx'
import classes from './matter-name.module.css'

interface Props {
  court: string
  title: string
  /** Null for a listing that belongs to no matter. */
  id: MatterId | null
  isSensitive?: boolean | undefined
  children: ReactNode
}

export const MatterName = ({ court, title, id, isSensitive, children }: Props) => (
  <span className={classes.name}>
    <CourtMonogram court={court} />
    <span className={classes.words}>
      {id ? (
        <Link
          to="/dashboard/matters/matter-preview/$id"
          params={{ id }}
          className={classes.title}
          data-row-link
          title={title}
        >
          <TwoLines>
            {isSensitive ? <IconLock size={13} className={classes.lock} aria-hidden="true" /> : null}
            {shortTitle(title)}
          </TwoLines>
        </Link>
      ) : (
        <span className={classes.title} title={title}>
          <TwoLines>{shortTitle(title)}</TwoLines>
        </span>
      )}
      <span className="small ellipsis matched tabular" dir="auto">
        {children}
      </span>
    </span>
  </span>
)
