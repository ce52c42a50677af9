import { Button, Skeleton, Stack } from '@mantine/core'
import { orderNumber } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Order } from '@peshi/contract/matters/orders'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import classes from '../matters/detail/detail.module.css'
import { useOrders } from '../orders/orders.api.ts'
import { placesOfDay } from '../orders/places-of-day.ts'
import { useHearingsOfMatter } from './hearings.api.ts'
import { NotedLine, Source } from './noted-line.tsx'
import { mergeTimeline, type TimelineEntry } from './timeline.ts'

const shownFirst = 12
const headingLength = 60

export function Timeline({ matter }: { matter: MatterDetail }) {
  const today = useCourtToday()
  const { t } = useTranslation('matters')
  const [isWhole, setWhole] = useState(false)
  const orders = useOrders(matter._id, useCan()('read', 'Order'))
  const noted = useHearingsOfMatter(matter._id)
  const entries = mergeTimeline({
    hearings: matter.record?.hearings ?? [],
    noted: noted.data ?? [],
    orders: orders.data ?? [],
    next: {
      date: matter.next_date,
      stage: sayCourtTerm(matter.stage),
      coram: inUsualCase(matter.record?.coram ?? '') || null,
    },
    today: today,
  })
  const places = placesOfDay(orders.data ?? [])
  const shown = isWhole ? entries : entries.slice(0, shownFirst)
  return (
    <Panel title={t('timeline.title')} hint={t('timeline.hint')}>
      {orders.isLoading ? <Skeleton height={16} mb="md" /> : null}
      {entries.length === 0 && !orders.isLoading ? <p className="muted">{t('timeline.empty')}</p> : null}
      <Stack component="ol">
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and may be equal
          <Entry key={index} entry={entry} places={places} />
        ))}
      </Stack>
      {entries.length > shown.length ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('show_all', { count: entries.length })}
        </Button>
      ) : null}
    </Panel>
  )
}

type Places = ReturnType<typeof placesOfDay>

function Entry({ entry, places }: { entry: TimelineEntry; places: Places }) {
  const { t } = useTranslation(['matters', 'orders', 'hearings'])
  if (entry.kind === 'next') {
    return <Point date={entry.date} isAhead title={t('timeline.next')} details={[entry.stage, entry.coram]} />
  }
  if (entry.kind === 'order') {
    const { order } = entry
    return (
      <Point
        date={entry.date}
        title={<OrderLink order={order} place={places.get(order._id)} />}
        details={[
          order.judge && inUsualCase(order.judge),
          order.document === 'ready' ? null : t(`orders:document.${order.document}`),
        ]}
      />
    )
  }
  const { hearing, noted } = entry
  const { business, purpose, judge, next_date, cause_list_type } = hearing ?? nothing
  const happened = business && business.length <= headingLength ? business : null
  const outcome = noted?.outcome && t(`hearings:outcomes.${noted.outcome.outcome}`)
  const heading = happened ?? purpose ?? outcome ?? t('timeline.hearing')
  const next = noted?.outcome?.next_date ?? null
  return (
    <Point
      date={entry.date}
      title={
        <span title={heading}>
          <Words>{sayCourtTerm(heading)}</Words>
        </span>
      }
      details={[
        hearing && noted ? <Source key="court" of="court" /> : null,
        ...entry.orders.map((order) => <OrderLink key={order._id} order={order} place={places.get(order._id)} />),
        business === heading ? null : sayCourtTerm(business),
        purpose === heading || purpose === business ? null : sayCourtTerm(purpose),
        sayCourtTerm(cause_list_type),
        judge && inUsualCase(judge),
        next_date ? <ListedOn key="listed" date={next_date} /> : null,
      ]}
    >
      {noted ? (
        <p>
          <NotedLine entry={noted} isHeaded={heading === outcome} /> {next ? <ListedOn date={next} /> : null}
        </p>
      ) : null}
    </Point>
  )
}

const nothing = { business: null, purpose: null, judge: null, next_date: null, cause_list_type: null }

function ListedOn({ date }: { date: CourtDate }) {
  const { t } = useTranslation('matters')
  return <span className={classes.whole}>{t('timeline.list_on', { date: toDayFirst(date) })}</span>
}

interface LinkProps {
  order: Order
  place: { at: number; count: number } | undefined
}

function OrderLink({ order, place }: LinkProps) {
  const { t } = useTranslation('orders')
  return (
    <Link to="." search={{ tab: 'orders', order: order._id }} className={classes.open}>
      {t(`kind.${order.kind}`)} <Words>{orderNumber(order.number)}</Words> {place ? t('of_day', place) : null}
    </Link>
  )
}

interface PointProps {
  date: string | null
  title: ReactNode
  isAhead?: boolean
  details: ReactNode[]
  children?: ReactNode
}

const Point = ({ date, title, isAhead = false, details, children }: PointProps) => (
  <li className={classes.point} data-ahead={isAhead || undefined}>
    <span className={classes.pointDate}>
      <DateText date={date} />
    </span>
    <div className={classes.pointWords}>
      <strong>{title}</strong>
      <p>
        <Values>{details}</Values>
      </p>
      {children}
    </div>
  </li>
)
