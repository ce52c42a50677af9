import { ActionIcon } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useDocumentTitle } from '../../platform/shell/document-title.ts'
import { Words } from '../../platform/ui/words.tsx'
import { type MarkedRoom, markRooms } from './board-state.ts'
import { BoardStatePill } from './board-state-pill.tsx'
import { useBoard } from './boards.api.ts'
import type { BoardCourt } from './choose-boards.ts'
import classes from './wall.module.css'

export function BoardWall({ courts, onClose }: { courts: BoardCourt[]; onClose: () => void }) {
  const { t } = useTranslation('boards')
  const chamber = useSession()?.userData.extras.chamber_name
  const now = useNow()
  const close = useEffectEvent(() => {
    if (document.fullscreenElement)
      document.exitFullscreen().catch(() => console.debug('Full screen had already ended'))
    onClose()
  })
  useDocumentTitle(t('title'))
  useWakeLock()
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    // In full screen, Escape sends no key event, but ends the full screen.
    const onScreen = () => document.fullscreenElement === null && close()
    window.addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onScreen)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onScreen)
    }
  }, [])
  return (
    <div className={classes.wall}>
      <header className={classes.head}>
        <h1>
          <Words>{chamber}</Words>
        </h1>
        <time className={classes.clock}>{indiaTime(now)}</time>
        <ActionIcon size="xl" aria-label={t('wall.close')} onClick={() => close()}>
          <IconX size={28} aria-hidden="true" />
        </ActionIcon>
      </header>
      <div className={classes.boards}>
        {courts.map(({ court_id }) => (
          <WallBoard key={court_id} court={court_id} />
        ))}
      </div>
    </div>
  )
}

function WallBoard({ court }: { court: CourtId }) {
  const { data: shown } = useBoard(court)
  const now = useNow()
  if (!shown) return null
  const rooms = markRooms(shown, now)
  return (
    <section className={classes.board}>
      <header className={classes.boardHead}>
        <h2>
          <Words>{sayCourt(shown.board.title)}</Words>
        </h2>
        <BoardStatePill board={shown.board} />
      </header>
      {rooms.map((marked, index) =>
        marked.items.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a board may show a room twice, and keeps its order
          <OwnRoom key={index} {...marked} />
        ) : null,
      )}
      <ul className={classes.rest}>
        {rooms.map(({ room, items }, index) =>
          items.length === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a board may show a room twice, and keeps its order
            <li key={index}>
              <bdi>{room.court}</bdi> <strong dir="auto">{room.sr_no ?? '—'}</strong>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

function OwnRoom({ room, items }: MarkedRoom) {
  const { t } = useTranslation('boards')
  return (
    <div className={classes.own} data-heard={items.some(({ isHeard }) => isHeard) || undefined}>
      <span className={classes.room}>
        {/^\d/.test(room.court) ? t('room', { court: room.court }) : <Words>{room.court}</Words>}
      </span>
      <span className={classes.now}>{room.sr_no === null ? '—' : <Words>{room.sr_no}</Words>}</span>
      <ul>
        {items.map((item) => (
          <li key={`${item.matter_id} ${item.item}`} data-heard={item.isHeard || undefined}>
            <strong dir="auto">{item.item ?? ''}</strong> <bdi dir="auto">{item.title ?? item.case_number}</bdi>
            {item.isHeard ? <em>{t('beingHeard')}</em> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen')
      if (isOver) await taken.release()
      else lock = taken
    }
    const holdOrSay = () => {
      hold().catch((error: unknown) => console.debug(`The screen may go dark: ${String(error)}`))
    }
    holdOrSay()
    document.addEventListener('visibilitychange', holdOrSay)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdOrSay)
      lock?.release().catch((error: unknown) => console.debug(`The screen stays on: ${String(error)}`))
    }
  }, [])
}
