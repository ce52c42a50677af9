import type { CourtHealth } from '@peshi/contract/courts/courts'
import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCourtsHealth } from './courts.api.ts'
import classes from './where-lists-are-read.module.css'

export function WhereListsAreRead({ court, children }: { court: CourtId; children?: ReactNode }) {
  const known = useCourtsHealth().data?.find(({ unique_id }) => unique_id === court)
  return known && !known.lists.are_read && court !== otherForum ? <NotRead court={known} /> : children
}

function NotRead({ court: { lists } }: { court: CourtHealth }) {
  const { t } = useTranslation('causeLists')
  return (
    <span className={classes.notRead}>
      {t('unread.says')}
      {lists.url ? (
        <>
          {': '}
          <a href={lists.url} target="_blank" rel="noreferrer">
            {t('unread.link')}
          </a>
        </>
      ) : null}
    </span>
  )
}
