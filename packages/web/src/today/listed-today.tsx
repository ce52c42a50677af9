import type { Call } from '@peshi/contract/call-time'
import { courtRoomLabel } from '@peshi/contract/labels'
import type { Matter } from '@peshi/contract/matters'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AlertSetting } from '../calls/alert-setting.tsx'
import { CallStatus } from '../calls/call-status.tsx'
import { type DayCalls, isInClash, useCalls } from '../calls/calls.api.ts'
import { HandOverButton } from '../calls/hand-over-button.tsx'
import { LikelyTime } from '../calls/likely-time.tsx'
import { OutcomeIcon } from '../hearings/outcome-icon.tsx'
import { moveBetweenRows } from '../matters/list/move-between-rows.ts'
import { TitleCell } from '../matters/list/title-cell.tsx'
import { Panel } from '../ui/panel.tsx'
import { Pill } from '../ui/pill.tsx'
import { Clipped, Words } from '../ui/words.tsx'
import classes from './today.module.css'

/** The matters that are before a court today: by when they are likely to be called, then what is on no list yet. */
export function ListedToday({ matters, total }: { matters: Matter[]; total: number }) {
  const { t } = useTranslation(['today', 'calls', 'matters'])
  const { data: day, error } = useCalls()
  const called = new Set(day?.calls.map(({ matter_id }) => matter_id))
  const waiting = matters.filter(({ _id }) => !called.has(_id))
  const isEmpty = waiting.length === 0 && called.size === 0
  return (
    <Panel
      title={t('today:list.title')}
      hint={total > 0 ? total : undefined}
      aside={day && !isEmpty ? <AlertSetting itemsBefore={day.items_before} /> : undefined}
    >
      {isEmpty ? <p className={classes.quiet}>{t('today:list.empty')}</p> : null}
      {error && !day && !isEmpty ? <p className={classes.quiet}>{t('calls:failed')}</p> : null}
      {isEmpty ? null : (
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{t('matters:column.matter')}</th>
              <th scope="col">{t('matters:column.court')}</th>
              <th scope="col" className={classes.number}>
                {t('calls:column.item')}
              </th>
              <th scope="col" className={classes.number}>
                {t('calls:column.board')}
              </th>
              <th scope="col">{t('calls:column.likely')}</th>
              <th scope="col">{t('calls:column.status')}</th>
            </tr>
          </thead>
          <tbody onKeyDown={moveBetweenRows}>
            {day?.calls.map((call) => (
              <CallRow key={`${call.matter_id} ${call.court_no} ${call.item}`} call={call} day={day} />
            ))}
            {waiting.map((matter) => (
              <tr key={matter._id}>
                <td>
                  <TitleCell matter={matter} />
                </td>
                <td colSpan={4} className={classes.unlisted}>
                  <Clipped>{matter.court_title}</Clipped>
                </td>
                <td>
                  <span className={classes.status}>
                    <Pill tone="decided">{t('calls:status.noList')}</Pill>
                    <OutcomeIcon matterId={matter._id} title={matter.title} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > matters.length ? (
        <Link to="/dashboard/matters" search={{ sort: 'next_date' }}>
          {t('today:list.more', { count: total - matters.length })}
        </Link>
      ) : null}
    </Panel>
  )
}

function CallRow({ call, day }: { call: Call; day: DayCalls }) {
  const { t } = useTranslation('calls')
  const isClashing = isInClash(day, call)
  return (
    <tr>
      <td>
        <TitleCell matter={{ ...call, _id: call.matter_id, reference_id: null }} />
        <Appearing call={call} isOfMany={day.people.length > 1} />
      </td>
      <td title={call.court_title}>
        <Words>{t('room', { room: courtRoomLabel(call.court_no) })}</Words>
      </td>
      <td className={classes.number} data-label={t('column.item')}>
        <strong>
          <Words>{call.item}</Words>
        </strong>
      </td>
      <td className={classes.number} data-label={t('column.board')}>
        <Words>{call.board?.item ?? '—'}</Words>
      </td>
      <td className={classes.likely}>
        <LikelyTime likely={call.likely} />
      </td>
      <td>
        <span className={classes.status}>
          <CallStatus call={call} isClashing={isClashing} />
          <HandOverButton call={call} day={day} />
          <OutcomeIcon matterId={call.matter_id} title={call.title} />
        </span>
      </td>
    </tr>
  )
}

/** Where there are several who may go, who does, and what was said at the handing over. */
function Appearing({ call: { person, handover }, isOfMany }: { call: Call; isOfMany: boolean }) {
  const { t } = useTranslation('calls')
  if (!isOfMany || !person) return null
  const note = handover?.note ?? null
  const from = handover?.from ?? null
  return (
    <small className={classes.appearing}>
      <Words>{t('appears', { name: person.name })}</Words>
      {note === null ? null : (
        <>
          {' · '}
          <Words>{from === null ? t('hand.said', { note }) : t('hand.from', { name: from, note })}</Words>
        </>
      )}
    </small>
  )
}
