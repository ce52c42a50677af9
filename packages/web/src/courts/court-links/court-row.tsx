import { ActionIcon } from '@mantine/core'
import type { CourtLinks } from '@peshi/contract/courts/court-links'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { CourtMonogram } from '../courts/court-monogram.tsx'
import { useSetFavourite } from './court-links.api.ts'
import classes from './court-links.module.css'

export function CourtRow({ court }: { court: CourtLinks }) {
  const { t } = useTranslation(['courtLinks', 'sync'])
  const favourite = useSetFavourite()
  const where = sayCourt(court.type === 'supreme' ? court.place : court.state)
  const Star = court.is_favourite ? IconStarFilled : IconStar
  return (
    <li className={classes.row}>
      <ActionIcon
        aria-pressed={court.is_favourite}
        aria-label={t('courtLinks:favourite', { court: sayCourt(court.title) })}
        loading={favourite.isPending}
        onClick={() => favourite.mutate({ court: court.unique_id, is_favourite: !court.is_favourite })}
      >
        <Star size={18} />
      </ActionIcon>
      <div className={classes.court}>
        <CourtMonogram court={court.unique_id} />
        <span>
          <strong>
            <Words>{sayCourt(court.title)}</Words>
          </strong>
          {where ? (
            <small>
              <Words>{where}</Words>
            </small>
          ) : null}
        </span>
      </div>
      <ul className={classes.links}>
        {court.links.map(({ kind, url, is_confirmed }) => (
          <li key={kind}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              title={`${new URL(url).host} (${t('sync:court.links.newTab')})`}
              data-unconfirmed={is_confirmed ? undefined : true}
            >
              {t(`sync:court.links.${kind}`)}
              {is_confirmed ? null : <small> {t('courtLinks:unconfirmed')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
