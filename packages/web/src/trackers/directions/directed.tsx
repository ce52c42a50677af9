import { Button, Group, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Order } from '@peshi/contract/matters/orders'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { DirectionProposal } from '@peshi/contract/trackers/directions'
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClosedOn } from '../../courts/court-days/court-days.api.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useDecide, useProposals, useWithdraw } from './directions.api.ts'
import classes from './directions.module.css'

interface Props {
  order: Order
  court: CourtId
  onPage(page: number): void
}

export function Directed({ order, court, onPage }: Props) {
  const { t } = useTranslation('orders')
  const { data } = useProposals(order)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  if (!data || data.data.length === 0) return null
  const waiting = data.data.filter(({ decided }) => decided === null).length
  const shown = isOpen ?? (isWide && waiting > 0)
  return (
    <section className={classes.directed} aria-label={t('directed.title')}>
      <UnstyledButton className={classes.head} aria-expanded={shown} onClick={() => setOpen(!shown)}>
        <strong>{t('directed.title')}</strong>
        {waiting > 0 ? <Pill tone="today">{t('directed.waiting', { count: waiting })}</Pill> : null}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />
      </UnstyledButton>
      {shown ? (
        <>
          <p className={classes.hint}>{t('directed.hint')}</p>
          <ul className={classes.list}>
            {data.data.map((proposal) => (
              <Proposal key={proposal.key} order={order} court={court} proposal={proposal} onPage={onPage} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Proposal({ order, court, proposal, onPage }: Props & { proposal: DirectionProposal }) {
  const { t } = useTranslation('orders')
  const can = useCan()
  const decide = useDecide(order)
  const withdraw = useWithdraw(order.matter_id)
  const closedOn = useClosedOn(court)
  const [due, setDue] = useState(proposal.due_date ?? '')
  const { kind, text, page, decided, is_reckoned } = proposal
  const isDate = kind === 'next-date'

  const settle = (state: 'open' | 'dismissed') =>
    decide.mutateAsync({ proposal, due_date: due || null, state }).then(
      ({ data }) =>
        toastDone(t(state === 'dismissed' ? 'directed.dismissed' : 'directed.noted'), {
          label: t('directed.undo'),
          run: () => withdraw.mutate(data),
        }),
      toastError,
    )

  return (
    <li className={classes.proposal} data-decided={decided?.state}>
      <div className={classes.words}>
        <Group component="span" gap="4px 10px" c="dimmed" fz="sm">
          {t(isDate ? 'directed.next_date' : 'directed.step')}
          <UnstyledButton className="link more" onClick={() => onPage(page)}>
            {t('reader.page', { page })}
          </UnstyledButton>
          {decided ? <Pill tone="decided">{t(`directed.state.${decided.state}`)}</Pill> : null}
        </Group>
        <q>
          <Words>{text}</Words>
        </q>
      </div>
      {decided === null && can('update', 'Order') ? (
        <Group gap="xs" align="flex-start">
          <DateField
            isAhead
            closedOn={closedOn}
            size="sm"
            dir="ltr"
            aria-label={t('directed.due')}
            description={is_reckoned && due === proposal.due_date ? t('directed.reckoned') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={due}
            onChange={setDue}
          />
          <Button
            size="sm"
            leftSection={<IconCheck size={16} />}
            disabled={isDate && due === ''}
            loading={decide.isPending}
            onClick={() => settle('open')}
          >
            {t(isDate ? 'directed.set_next_date' : 'directed.keep')}
          </Button>
          <Button
            data-sends
            size="sm"
            variant="default"
            leftSection={<IconX size={16} />}
            disabled={decide.isPending}
            onClick={() => settle('dismissed')}
          >
            {t('directed.dismiss')}
          </Button>
        </Group>
      ) : null}
      {decided && decided.state !== 'done' && can('update', 'Order') ? (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(decided)}
        >
          {t('directed.decide_again')}
        </Button>
      ) : null}
    </li>
  )
}
