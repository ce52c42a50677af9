import type { MyItem } from '@peshi/contract/day/boards'
import { Link } from '@tanstack/react-router'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { OutcomeIcon } from '../../matters/hearings/outcome-icon.tsx'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { BoardProgress } from './board-progress.tsx'
import { boardItem } from './board-slots.ts'
import type { MarkedRoom } from './board-state.ts'
import classes from './boards.module.css'

export function ItemName({ item: { matter_id, title, case_number } }: { item: MyItem }) {
  const name = title ?? case_number ?? ''
  if (matter_id === null) return <bdi dir="auto">{name}</bdi>
  return (
    <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }} dir="auto">
      {name}
    </Link>
  )
}

export function BoardTable({ rooms }: { rooms: MarkedRoom[] }) {
  const { t } = useTranslation('boards')
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.court')}</th>
            <th scope="col">{t('column.sr_no')}</th>
            <th scope="col">{t('column.list')}</th>
            <th scope="col">{t('column.progress')}</th>
          </tr>
        </thead>
        {rooms.map((marked, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a board may list a room twice; its order is kept
          <Room key={`${marked.room.court_no} ${index}`} {...marked} />
        ))}
      </table>
    </div>
  )
}

function Room({ room, items }: MarkedRoom) {
  const { t } = useTranslation('boards')
  const isHeard = items.some((item) => item.isHeard)
  const progress = room.state === 'in-session' ? sayCourtTerm(room.progress) : t(`state.${room.state}`)
  return (
    <tbody data-mine={items.length > 0 || undefined} data-heard={isHeard || undefined}>
      <tr title={[room.case_number, room.title].filter(Boolean).join(' · ')}>
        <th scope="row">
          <Words>{room.court}</Words>
        </th>
        <td className={classes.item}>{room.sr_no === null ? '—' : <Words>{room.sr_no}</Words>}</td>
        <td title={room.list ?? undefined}>{room.list ? <Words>{sayCourtTerm(room.list)}</Words> : null}</td>
        <td title={room.progress ?? undefined}>
          {progress ? <Words>{progress}</Words> : null}
          <BoardProgress room={room} />
          {room.message ? (
            <small className={classes.note}>
              <Words>{room.message}</Words>
            </small>
          ) : null}
        </td>
      </tr>
      {items.map((item) => (
        <tr key={`${item.matter_id} ${item.item} ${item.case_number}`} className={classes.mine}>
          <td />
          <td className={classes.item}>{item.item === null ? '' : <Words>{item.item}</Words>}</td>
          <td colSpan={2}>
            <span className={classes.mineWords}>
              <ItemName item={item} />
              {item.isHeard ? <Pill tone="live">{t('beingHeard')}</Pill> : <FillSlot slot={boardItem} item={item} />}
              {item.matter_id ? <OutcomeIcon matterId={item.matter_id} title={item.title ?? ''} /> : null}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
