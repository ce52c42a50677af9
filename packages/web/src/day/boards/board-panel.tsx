import type { CourtId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './board-panel.module.css'
import { BoardProgress } from './board-progress.tsx'
import { type MarkedRoom, markRooms } from './board-state.ts'
import { BoardStatePill } from './board-state-pill.tsx'
import { type ShownBoard, useBoard, useBoardCourts } from './boards.api.ts'
import { chooseBoards } from './choose-boards.ts'

const roomsShown = 6

export function BoardPanel() {
  const defaultCourt = useSession()?.userData.court_id ?? null
  const { data: known } = useBoardCourts()
  const [first] = chooseBoards(known?.data ?? [], defaultCourt, null)
  return first && first.off === null ? <OneBoard court={first.court_id} /> : null
}

function OneBoard({ court }: { court: CourtId }) {
  const { data: shown } = useBoard(court)
  return shown ? <Brief {...shown} /> : null
}

function Brief({ board, mine }: ShownBoard) {
  const { t } = useTranslation('boards')
  const rooms = markRooms({ board, mine }, useNow()).slice(0, roomsShown)
  const columns: Column<MarkedRoom>[] = [
    { id: 'court', namesRow: true, cell: ({ room }) => <Words>{room.court}</Words> },
    { id: 'sr_no', cell: ({ room }) => (room.sr_no === null ? '—' : <Words>{room.sr_no}</Words>) },
    {
      id: 'list',
      cell: ({ room: { list, state } }) => {
        if (list) return <Words>{sayCourtTerm(list)}</Words>
        return state === 'in-session' ? null : t(`state.${state}`)
      },
    },
    { id: 'progress', cell: ({ room }) => <BoardProgress room={room} /> },
  ]
  return (
    <Panel
      title={t('title')}
      hint={
        <Link to="/dashboard/displayboard" className={classes.more}>
          <Words>{sayCourt(board.title)}</Words>
        </Link>
      }
      aside={<BoardStatePill board={board} />}
    >
      {rooms.length > 0 ? (
        <DataTable
          className={classes.brief}
          columns={columns}
          rows={rooms}
          // The key is the position, because a board may list a courtroom twice.
          keyOf={(_, at) => at}
          marksOf={({ items }) => ({
            'data-mine': items.length > 0 || undefined,
            'data-heard': items.some(({ isHeard }) => isHeard) || undefined,
          })}
        />
      ) : (
        <p className="muted">{t('trouble.never')}</p>
      )}
    </Panel>
  )
}
