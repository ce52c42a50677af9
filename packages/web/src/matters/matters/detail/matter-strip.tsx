import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { orderNumber } from '@peshi/contract/courts/labels'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { WhereListsAreRead } from '../../../courts/courts/where-lists-are-read.tsx'
import { useCourtToday } from '../../../platform/clock/use-now.ts'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { DateText, Words } from '../../../platform/ui/words.tsx'
import { useOrders } from '../../orders/orders.api.ts'
import { NextDate } from '../next-date.tsx'
import classes from './detail.module.css'
import { matterFacts, matterLine } from './matter-slots.ts'

export function MatterStrip({ matter }: { matter: MatterDetail }) {
  const today = useCourtToday()
  const { t } = useTranslation('matters')
  const { record, beside } = matter
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const isFolded = isPhone && !isOpen
  return (
    <>
      <dl className={classes.strip}>
        <Fact label={t('column.next_date')} court={record && mismatchOf(beside.next_date, toDayFirst)}>
          <NextDate date={matter.next_date} status={matter.case_status} />{' '}
          <span className={classes.place}>
            <FillSlot slot={matterLine} matter={matter} />
          </span>
          {isStillPrinted(matter, today) ? <div className={classes.unread}>{t('date.still_printed')}</div> : null}
          {matter.case_status === 'pending' ? (
            <div className={classes.unread}>
              <WhereListsAreRead court={matter.hc_name} matter={matter._id} date={matter.next_date} />
            </div>
          ) : null}
        </Fact>
        <LastOrder matterId={matter._id} />
        {isFolded ? null : <FillSlot slot={matterFacts} matter={matter} />}
      </dl>
      {isFolded ? (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setOpen(true)}>
          {t('detail.more_facts')}
        </Button>
      ) : null}
    </>
  )
}

function LastOrder({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation(['matters', 'orders'])
  const mayRead = useCan()('read', 'Order')
  const { data } = useOrders(matterId, mayRead)
  const order = data?.find(({ date }) => date !== null)
  if (!mayRead) return null
  return (
    <Fact label={t('matters:detail.last_order')}>
      {order ? (
        <Link to="." search={{ tab: 'orders', order: order._id }} className={classes.open}>
          {t(`orders:kind.${order.kind}`)} <Words>{orderNumber(order.number)}</Words> <DateText date={order.date} />
        </Link>
      ) : (
        '—'
      )}
    </Fact>
  )
}

const isStillPrinted = (matter: MatterDetail, today: CourtDate) =>
  dateStateOf(matter, today) === 'decided' && matter.beside.next_date.court === matter.next_date

interface Beside {
  court: string | null
  own: string | null
}

export function mismatchOf({ court, own }: Beside, write = (text: string) => text): string | null {
  if (own === null || own === court) return null
  return court ? write(court) : '—'
}

export function Fact({ label, court = null, children }: { label: string; court?: string | null; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {court === null ? null : (
        <dd className={classes.mismatch}>
          <CourtSays value={court} />
        </dd>
      )}
    </div>
  )
}

export function CourtSays({ value }: { value: string }) {
  const { t } = useTranslation('matters')
  return (
    <>
      {t('detail.court_says')} <Words>{value}</Words>
    </>
  )
}
