import { Button, UnstyledButton } from '@mantine/core'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { showPaise } from '@peshi/contract/platform/money'
import { type Serving, type ServingState, summarizeServings } from '@peshi/contract/trackers/servings'
import { IconMailForward, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { useServings } from './servings.api.ts'
import classes from './servings.module.css'

const ServingDrawer = lazy(() =>
  import('./serving.drawer.tsx').then(({ ServingDrawer }) => ({ default: ServingDrawer })),
)

const tones: Record<ServingState, Tone> = {
  unsent: 'decided',
  sent: 'today',
  served: 'live',
  deemed: 'live',
  returned: 'late',
}

export function ServiceRegister({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('servings')
  const can = useCan()
  const today = useCourtToday()
  const { data, error, refetch } = useServings(matterId)
  const [opened, setOpened] = useState<Serving | 'new' | null>(null)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={200} />
  const canWrite = can('update', 'Clock')
  const { all, served } = summarizeServings(data, today)
  const add = canWrite ? (
    <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  ) : null
  return (
    <Panel title={t('title')} hint={all > 0 ? t('summary', { served, all }) : undefined} aside={add}>
      {all === 0 ? (
        <Message icon={IconMailForward} title={t('empty')} text={t('empty_text')} />
      ) : (
        <ul className={classes.list}>
          {data.map((serving) => (
            <Row key={serving._id} serving={serving} onOpen={canWrite ? () => setOpened(serving) : undefined} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {opened ? (
          <ServingDrawer
            matterId={matterId}
            serving={opened === 'new' ? null : (data.find(({ _id }) => _id === opened._id) ?? null)}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </Panel>
  )
}

function Row({ serving, onOpen }: { serving: Serving; onOpen: (() => void) | undefined }) {
  const { t } = useTranslation(['servings', 'clocks'])
  const today = useCourtToday()
  const { name, place, kind, mode, state, consignment, sent_on, outcome, outcome_on, deemed_by, deemed_on } = serving
  const { fee, fee_paid_on, deadlines } = serving
  const on = (label: string, date: string | null) => (date ? `${label} ${toDayFirst(date)}` : label)
  const label = [place, name].filter(Boolean).join(' · ')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {onOpen ? (
          <UnstyledButton className={classes.open} onClick={onOpen}>
            <Words>{label}</Words>
          </UnstyledButton>
        ) : (
          <strong>
            <Words>{label}</Words>
          </strong>
        )}
        <small>
          <Values>
            {[
              t(`servings:kinds.${kind}`),
              mode && t(`servings:modes.${mode}`),
              consignment,
              sent_on && on(t('servings:sent_on'), sent_on),
              outcome && on(t(`servings:outcomes.${outcome}`), outcome_on),
              deemed_by && on(t(`servings:deemed.${deemed_by}`), deemed_on),
              fee !== null && `${t('servings:fee')} ${showPaise(fee)}`,
              fee_paid_on && on(t('servings:fee_paid_on'), fee_paid_on),
            ]}
          </Values>
        </small>
        {deadlines.map(({ rule, title, due_on }) => (
          <small key={`${rule} ${due_on}`} className={due_on <= today ? classes.late : undefined}>
            <Words>{title ?? t(`clocks:rule.${rule}` as 'clocks:rule.own')}</Words> <bdi>{toDayFirst(due_on)}</bdi>
          </small>
        ))}
      </div>
      <Pill tone={tones[state]}>{t(`servings:states.${state}`)}</Pill>
    </li>
  )
}
