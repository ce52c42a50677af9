import { Button, Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { Side } from '@peshi/contract/matters/families'
import type { Order } from '@peshi/contract/matters/orders'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { flowText } from '@peshi/contract/platform/flow-text'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { DirectionProposal, HearingRead } from '@peshi/contract/trackers/directions'
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { useOrderText } from '../../matters/orders/orders.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Quote } from '../../platform/ui/words.tsx'
import { saySteps } from '../clocks/clock-steps.tsx'
import { useDecide, useProposals, useWithdraw } from './directions.api.ts'
import classes from './directions.module.css'

interface Props {
  order: Order
  court: CourtId
  onPage(page: number, words?: string): void
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
            {outcomeFirst(data.data).map((proposal) => (
              <Proposal
                key={proposal.key}
                order={order}
                court={court}
                proposal={proposal}
                onPage={onPage}
                onDecided={() => setOpen(true)}
              />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

const outcomeFirst = (proposals: readonly DirectionProposal[]) =>
  proposals.toSorted((one, other) => Number(other.kind === 'outcome') - Number(one.kind === 'outcome'))

const sides = ['petitioner', 'respondent'] as const

/** The side for which the chamber appears, if the proposal tells it. */
function ourSideOf({ by_side, whose }: DirectionProposal): Side | null {
  if (whose === null) return null
  return whose === 'ours' ? by_side : (sides.find((side) => side !== by_side) ?? null)
}

function Heading({ proposal: { kind, step, title, due_date, hearing } }: Pick<ProposalProps, 'proposal'>) {
  const { t } = useTranslation(['orders', 'hearings'])
  if (kind === 'next-date') return <>{t(due_date ? 'directed.next_date' : 'directed.next_date_without_day')}</>
  if (hearing)
    return (
      <span>
        {t('directed.outcome')}: <strong>{t(`hearings:outcomes.${hearing.outcome}`)}</strong>
      </span>
    )
  return (
    <span>
      {t(`directed.kinds.${step ?? 'other'}`)}
      {title ? ': ' : null}
      {title ? <bdi>{title}</bdi> : null}
    </span>
  )
}

/** The coram and the counsel, as the order names them. */
function HearingSaid({ hearing: { coram, counsel } }: { hearing: HearingRead }) {
  const { t } = useTranslation('orders')
  const said = counsel.map(({ name, for: party }) => `${name} (${party})`).join(', ')
  if (!coram && !said) return null
  return (
    <small className={classes.counted}>
      {coram ? (
        <span>
          {t('directed.coram')}: <bdi>{inUsualCase(coram)}</bdi>
        </span>
      ) : null}
      {coram && said ? <br /> : null}
      {said ? (
        <span>
          {t('directed.counsel')}: <bdi>{said}</bdi>
        </span>
      ) : null}
    </small>
  )
}

interface ProposalProps extends Props {
  proposal: DirectionProposal
  onDecided(): void
}

function Proposal({ order, court, proposal, onPage, onDecided }: ProposalProps) {
  const { t } = useTranslation('orders')
  const { t: tClocks } = useTranslation('clocks')
  const can = useCan()
  const decide = useDecide(order)
  const withdraw = useWithdraw(order.matter_id)
  const sitting = useSittingDays(court)
  const [due, setDue] = useState(proposal.due_date ?? '')
  const [bySide, setSide] = useState(proposal.by_side)
  const { kind, text, page, range, decided, count, period, hearing } = proposal
  const texts = useOrderText(order)
  const isDate = kind !== 'step'
  const open = () => onPage(page, flowText((texts.data?.[page - 1] ?? '').slice(range.start, range.end)) || undefined)
  const isCounted = due !== '' && due === proposal.due_date
  const ours = ourSideOf(proposal)
  const whose = decided ? decided.whose : ours && bySide ? (bySide === ours ? 'ours' : 'theirs') : null

  const settle = (state: 'open' | 'dismissed') =>
    decide
      .mutateAsync({ proposal, state, by_side: bySide, due_date: due || null, period: isCounted ? period : null })
      .then(({ data }) => {
        onDecided()
        const due_date = isDate ? null : data.due_date
        const noted = due_date ? t('directed.noted_due', { date: toDayFirst(due_date) }) : t('directed.noted')
        toastDone(state === 'dismissed' ? t('directed.dismissed') : noted, {
          label: t('directed.undo'),
          run: () => withdraw.mutate(data),
        })
      }, toastError)

  return (
    <li className={classes.proposal} data-decided={decided?.state}>
      <div className={classes.words}>
        <Group component="span" gap="4px 10px" c="dimmed" fz="sm">
          <Heading proposal={proposal} />
          {whose ? <Pill tone={whose === 'ours' ? 'today' : 'decided'}>{t(`directed.whose.${whose}`)}</Pill> : null}
          <UnstyledButton className="link more" onClick={open}>
            {t('reader.page', { page })}
          </UnstyledButton>
          {decided ? <Pill tone="decided">{t(`directed.state.${decided.state}`)}</Pill> : null}
          {decided?.due_date && !isDate ? (
            <span>
              {t('directed.due')} <bdi dir="ltr">{toDayFirst(decided.due_date)}</bdi>
            </span>
          ) : null}
        </Group>
        <Quote>{text}</Quote>
        {hearing ? <HearingSaid hearing={hearing} /> : null}
        {decided === null && count && isCounted ? (
          <small className={classes.counted}>{saySteps(tClocks, count)}</small>
        ) : null}
      </div>
      {decided === null && can('update', 'Order') ? (
        <Group gap="xs" align="flex-start">
          {isDate ? null : (
            <NativeSelect
              size="sm"
              aria-label={t('directed.by.label')}
              value={bySide ?? ''}
              onChange={({ currentTarget: { value } }) => setSide(sides.find((side) => side === value) ?? null)}
              data={[
                { value: '', label: t('directed.by.none') },
                ...sides.map((side) => ({ value: side, label: t(`directed.by.${side}`) })),
              ]}
            />
          )}
          <DateField
            isAhead
            {...sitting}
            size="sm"
            dir="ltr"
            aria-label={t(hearing ? 'directed.next_date' : 'directed.due')}
            value={due}
            onChange={setDue}
          />
          <Button
            size="sm"
            leftSection={<IconCheck size={16} />}
            disabled={kind === 'next-date' && due === ''}
            loading={decide.isPending}
            onClick={() => settle('open')}
          >
            {t(`directed.accept.${kind}`)}
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
      {decided && (decided.state !== 'done' || kind === 'outcome') && can('update', 'Order') ? (
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
