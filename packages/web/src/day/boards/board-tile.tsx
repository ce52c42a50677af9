import { ActionIcon, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Board, MyItem } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useUpdateUser } from '../../chamber/account/account.api.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { boardTools } from './board-slots.ts'
import { boardStateAt, findUnplaced, type MarkedRoom, markRooms } from './board-state.ts'
import { BoardStatePill } from './board-state-pill.tsx'
import { BoardTable, ItemName } from './board-table.tsx'
import { type ShownBoard, useBoard } from './boards.api.ts'
import classes from './boards.module.css'

export function BoardTile({ court, isDefault }: { court: CourtId; isDefault: boolean }) {
  const { t } = useTranslation('boards')
  const { data: shown, error, refetch } = useBoard(court)
  if (shown) return <Tile {...shown} isDefault={isDefault} />
  if (!error) return <Skeleton height={420} radius="lg" aria-busy="true" />
  return (
    <Panel title={t('title')}>
      <Failed title={t('failedToLoad')} error={error} onRetry={refetch} />
    </Panel>
  )
}

function Tile({ board, mine, isDefault }: ShownBoard & { isDefault: boolean }) {
  const rooms = markRooms({ board, mine }, useNow())
  return (
    <Panel
      title={sayCourt(board.title)}
      aside={
        <span className={classes.aside}>
          <FillSlot slot={boardTools} court={board.court_id} title={sayCourt(board.title)} />
          <DefaultBoardButton court={board.court_id} title={sayCourt(board.title)} isDefault={isDefault} />
          <BoardStatePill board={board} />
        </span>
      }
    >
      <AnnounceHeard court={sayCourt(board.title)} rooms={rooms} />
      <BoardTrouble board={board} />
      <Notices texts={board.notices} />
      {rooms.length > 0 ? <BoardTable rooms={rooms} /> : null}
      <Unplaced items={findUnplaced(rooms, mine)} />
    </Panel>
  )
}

function Notices({ texts }: { texts: string[] }) {
  const { t } = useTranslation('boards')
  if (texts.length === 0) return null
  return (
    <section className={classes.notices} aria-label={t('notices')}>
      {texts.map((text) => (
        <p key={text}>
          <Words>{text}</Words>
        </p>
      ))}
    </section>
  )
}

function BoardTrouble({ board }: { board: Board }) {
  const { t, i18n } = useTranslation('boards')
  const state = boardStateAt(board, useNow())
  const isEnglish = i18n.resolvedLanguage === 'en'
  const said = {
    live: null,
    closed: board.rooms.length === 0 ? t('trouble.never') : null,
    late: t('trouble.late'),
    // The server's sentence is in English and may have more detail than the translation.
    failing: isEnglish && board.problem ? board.problem : t('trouble.failing'),
    never: t('trouble.never'),
    off: isEnglish && board.off ? board.off : t('trouble.off'),
  }[state]
  if (said === null) return null
  return (
    <p className={classes.trouble} data-late={state === 'failing' || undefined}>
      <Words>{said}</Words>
    </p>
  )
}

function Unplaced({ items }: { items: MyItem[] }) {
  const { t } = useTranslation('boards')
  if (items.length === 0) return null
  return (
    <div className={classes.unplaced}>
      <span>{t('unplaced')}</span>
      <ul>
        {items.map((item) => (
          <li key={`${item.matter_id} ${item.court_no} ${item.item}`}>
            <ItemName item={item} />
            {item.court_no !== null && item.item !== null ? (
              <small>{t('place', { court: item.court_no, item: item.item })}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function AnnounceHeard({ court, rooms }: { court: string; rooms: MarkedRoom[] }) {
  const { t } = useTranslation('boards')
  const heard = rooms.flatMap(({ room, items }) =>
    items.filter(({ isHeard }) => isHeard).map(({ title }) => t('heard', { court, room: room.court, title })),
  )
  return <VisuallyHidden aria-live="polite">{heard.join(' ')}</VisuallyHidden>
}

interface Props {
  court: CourtId
  title: string
  isDefault: boolean
}

function DefaultBoardButton({ court, title, isDefault }: Props) {
  const { t } = useTranslation(['boards', 'account'])
  const update = useUpdateUser()
  const choose = () =>
    update.mutate(
      { court_id: isDefault ? null : court },
      { onSuccess: () => toastDone(t('account:settings.courtSaved')) },
    )
  const Star = isDefault ? IconStarFilled : IconStar
  return (
    <ActionIcon
      size="md"
      aria-label={t('boards:openFirst', { court: title })}
      title={t('boards:openFirst', { court: title })}
      aria-pressed={isDefault}
      loading={update.isPending}
      onClick={choose}
    >
      <Star size={16} aria-hidden="true" />
    </ActionIcon>
  )
}
