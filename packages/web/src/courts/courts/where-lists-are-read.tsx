import type { CourtHealth } from '@peshi/contract/courts/courts'
import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { useCourtsHealth } from './courts.api.ts'

interface Props {
  court: CourtId
  matter: MatterId
  date: CourtDate | null
  children?: ReactNode
}

export function WhereListsAreRead({ court, matter, date, children }: Props) {
  const known = useCourtsHealth().data?.find(({ unique_id }) => unique_id === court)
  if (!known || court === otherForum) return children
  if (known.lists.unplaced.includes(matter)) return <NotRead court={known} />
  if (date !== null && known.lists.waiting.includes(date)) return <Waiting court={court} />
  return known.lists.are_read ? children : <NotRead court={known} />
}

function Waiting({ court }: Pick<Props, 'court'>) {
  const { t } = useTranslation('causeLists')
  const mayAnswer = useCan()('update', 'DueCheck')
  return (
    <span className="small" title={t('unread.waits')}>
      <span data-reason>
        {t('unread.waits')}
        {mayAnswer ? ': ' : null}
      </span>
      {mayAnswer ? (
        <Link to="/dashboard/due-checks" search={{ kind: 'cause-list', court }}>
          {t('unread.answer')}
        </Link>
      ) : null}
    </span>
  )
}

function NotRead({ court: { lists } }: { court: CourtHealth }) {
  const { t } = useTranslation('causeLists')
  return (
    <span className="small" title={t('unread.says')}>
      <span data-reason>
        {t('unread.says')}
        {lists.url ? ': ' : null}
      </span>
      {lists.url ? (
        <a href={lists.url} target="_blank" rel="noreferrer">
          {t('unread.link')}
        </a>
      ) : null}
    </span>
  )
}
