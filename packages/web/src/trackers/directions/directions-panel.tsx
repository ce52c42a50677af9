import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Order } from '@peshi/contract/matters/orders'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Direction } from '@peshi/contract/trackers/directions'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { useOrders } from '../../matters/orders/orders.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Directed } from './directed.tsx'
import { useDirections, useProposals, useUpdateDirection, useWriteDirection } from './directions.api.ts'
import classes from './directions.module.css'

interface Props {
  matterId: MatterId
  court: CourtId
}

export function DirectionsPanel({ matter }: { matter: MatterDetail }) {
  const { _id: matterId, hc_name: court } = matter
  const { t } = useTranslation('orders')
  const can = useCan()
  const { data } = useDirections(matterId)
  const { data: orders } = useOrders(matterId)
  const [isWriting, setWriting] = useState(false)
  const steps = (data ?? []).filter(({ kind, state }) => kind === 'step' && state !== 'dismissed')
  const canWrite = can('update', 'Order')
  const add = canWrite ? (
    <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={16} />} onClick={() => setWriting(true)}>
      {t('directions.add')}
    </Button>
  ) : null
  const newest = orders?.find(({ document, has_text, date }) => document === 'ready' && has_text && date !== null)
  const proposals = newest ? <NewestOrder order={newest} court={court} /> : null
  if (steps.length === 0 && !isWriting)
    return (
      <>
        {proposals}
        {data && add ? <div>{add}</div> : null}
      </>
    )
  const open = steps.filter(({ state }) => state === 'open').length
  return (
    <>
      {proposals}
      <Panel title={t('directions.title')} hint={open > 0 ? open : undefined} aside={add}>
        {isWriting ? <WriteDirection matterId={matterId} court={court} onClose={() => setWriting(false)} /> : null}
        <ul className={classes.list}>
          {steps.map((direction) => (
            <Step key={direction._id} direction={direction} canWrite={canWrite} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

/** The proposals of the newest order, until each is accepted or dismissed. */
function NewestOrder({ order, court }: { order: Order; court: CourtId }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { data } = useProposals(order)
  if (!data?.data.some(({ decided }) => decided === null)) return null
  const turn = (page: number, find?: string) =>
    navigate({ to: '.', search: { tab: 'orders', order: order._id, page, find } })
  return (
    <Panel title={t('directions.newest', { date: toDayFirst(order.date ?? '') })}>
      <Directed order={order} court={court} onPage={turn} />
    </Panel>
  )
}

interface StepProps {
  direction: Direction
  canWrite: boolean
}

function Step({ direction, canWrite }: StepProps) {
  const today = useCourtToday()
  const { t } = useTranslation('orders')
  const update = useUpdateDirection(direction.matter_id)
  const { text, whose, due_date, order_id, order_date, page, state } = direction
  const isDone = (update.isPending ? update.variables.state : state) === 'done'
  const isLate = !isDone && due_date !== null && due_date < today
  const set = (from: Direction, next: 'done' | 'open') => update.mutateAsync({ ...from, state: next })
  return (
    <li className={classes.step} data-decided={isDone ? 'done' : undefined}>
      <Checkbox
        data-sends
        checked={isDone}
        disabled={!canWrite}
        aria-label={t('directions.done')}
        onChange={({ currentTarget: { checked } }) =>
          set(direction, checked ? 'done' : 'open').then(
            ({ data }) =>
              checked &&
              toastDone(t('directions.is_done'), {
                label: t('directed.undo'),
                run: () => set(data, 'open').catch(toastError),
              }),
            toastError,
          )
        }
      />
      <div className={classes.words}>
        <span>
          <Words>{text}</Words>
        </span>
        <Group component="small" gap="4px 10px" c="dimmed" fz="sm">
          {whose ? <span>{t(`directed.whose.${whose}`)}</span> : null}
          {due_date ? (
            <Pill tone={isLate ? 'late' : 'decided'}>
              {t('directions.due')} <span dir="ltr">{toDayFirst(due_date)}</span>
            </Pill>
          ) : null}
          {order_id ? (
            <Link to="." search={{ tab: 'orders', order: order_id, page: page ?? undefined }} className="link more">
              {t('directions.from', { date: order_date ? toDayFirst(order_date) : '', page: page ?? 1 })}
            </Link>
          ) : null}
        </Group>
      </div>
    </li>
  )
}

function WriteDirection({ matterId, court, onClose }: Pick<Props, 'matterId' | 'court'> & { onClose(): void }) {
  const { t } = useTranslation('orders')
  const write = useWriteDirection(matterId)
  const sitting = useSittingDays(court)
  const [text, setText] = useState('')
  const [due, setDue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate({ kind: 'step', text, due_date: due || null }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} className={classes.write}>
      <TextInput
        autoFocus
        label={t('directions.text')}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <DateField isAhead {...sitting} dir="ltr" label={t('directed.due')} value={due} onChange={setDue} />
      <Group gap="xs">
        <Button type="submit" disabled={text.trim() === ''} loading={write.isPending}>
          {t('directed.accept.step')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('directions.cancel')}
        </Button>
      </Group>
    </form>
  )
}
