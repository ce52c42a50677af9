import { Alert, Button, Group, Menu, Skeleton, Stack } from '@mantine/core'
import type { ClockId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { ClockDetail } from '@peshi/contract/trackers/clocks'
import {
  IconCheck,
  IconDots,
  IconPencil,
  IconPlayerStop,
  IconRotate,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useAllCourts } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Drawer } from '../../platform/ui/layers.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { ClockForm } from './clock-form.tsx'
import { ClockPill, CopyMark, TickMark, useClockName } from './clock-marks.tsx'
import { ClockSteps } from './clock-steps.tsx'
import { useClock, useDeleteClock, useEndClock, useReopenClock, useTickClock } from './clocks.api.ts'
import classes from './clocks.module.css'
import { OrderOfClock } from './order-of-clock.tsx'

interface Props {
  id: ClockId
  onClose(): void
}

export function ClockDrawer({ id, onClose }: Props) {
  const { t } = useTranslation(['clocks', 'matters'])
  const { data: clock, error } = useClock(id)
  const nameOf = useClockName()
  const [isEditing, setEditing] = useState(false)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={clock ? <Words>{nameOf(clock)}</Words> : t('clocks:title')}
    >
      <FormError error={error} />
      {clock && isEditing ? (
        <ClockForm clock={clock} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />
      ) : null}
      {clock && !isEditing ? <Shown clock={clock} onEdit={() => setEditing(true)} onClose={onClose} /> : null}
      {!clock && !error ? <Skeleton height={280} aria-busy="true" /> : null}
    </Drawer>
  )
}

function Shown({ clock, onEdit, onClose }: { clock: ClockDetail; onEdit(): void; onClose(): void }) {
  const { t } = useTranslation('clocks')
  const rule = findClockRule(clock.rule)
  const court = useAllCourts().data?.find(({ unique_id }) => unique_id === clock.court_id)
  return (
    <Stack gap="md">
      <Group gap="8px 12px">
        <ClockPill clock={clock} />
        <TickMark clock={clock} />
        <CopyMark clock={clock} />
      </Group>
      <dl className="facts">
        <Fact label={t('column.matter')} value={clock.ctitle} />
        {rule?.act ? (
          <Fact label={t('field.law')} value={<bdi dir="ltr">{[rule.act, rule.provision].join(', ')}</bdi>} />
        ) : null}
        <Fact label={t(`from.${rule?.from ?? 'other'}`)} value={<DateText date={clock.start_on} />} />
        <Fact label={t('field.court')} value={court ? sayCourt(court.title) : t('field.noCourt')} />
        <Fact
          label={t('order.words')}
          value={
            clock.from_order ? (
              <>
                <Words>{clock.from_order.text ?? ''}</Words> <OrderOfClock clock={clock} />
              </>
            ) : null
          }
        />
        <Fact label={t('field.reason')} value={clock.reason} />
        <Fact label={t('field.note')} value={clock.note} className={classes.note} />
      </dl>
      {clock.counts.length > 1 ? <Alert color="amber">{t('choose')}</Alert> : null}
      {clock.counts.map((count) => (
        <ClockSteps key={count.due_on} count={count} court={sayCourt(clock.court_short)} />
      ))}
      {rule && rule.group !== 'own' ? <p className="small">{t(`excusable.${excusableOf(rule.excusable)}`)}</p> : null}
      <p className="small">{t('verify')}</p>
      <Actions clock={clock} onEdit={onEdit} onClose={onClose} />
    </Stack>
  )
}

const excusableOf = (excusable: 'yes' | 'no' | object) => (typeof excusable === 'object' ? 'capped' : excusable)

function Actions({ clock, onEdit, onClose }: { clock: ClockDetail; onEdit(): void; onClose(): void }) {
  const { t } = useTranslation('clocks')
  const can = useCan()
  const end = useEndClock(clock)
  const reopen = useReopenClock()
  const tick = useTickClock(clock)
  const remove = useDeleteClock(clock)
  if (!can('update', 'Clock')) return null
  return (
    <Group>
      {clock.may_tick ? (
        <Button
          leftSection={<IconShieldCheck size={16} aria-hidden="true" />}
          loading={tick.isPending}
          onClick={() => tick.mutate()}
        >
          {t('act.tick')}
        </Button>
      ) : null}
      {clock.ended ? (
        <Button
          variant="default"
          leftSection={<IconRotate size={16} aria-hidden="true" />}
          loading={reopen.isPending}
          onClick={() => reopen.mutate(clock)}
        >
          {t('act.reopen')}
        </Button>
      ) : (
        <>
          <Button
            variant={clock.may_tick ? 'default' : 'filled'}
            leftSection={<IconCheck size={16} aria-hidden="true" />}
            loading={end.isPending}
            onClick={() => end.mutate('done')}
          >
            {t('act.done')}
          </Button>
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={onEdit}>
            {t('act.edit')}
          </Button>
        </>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label={t('act.more')} px={10}>
            <IconDots size={16} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {clock.ended ? null : (
            <Menu.Item data-sends leftSection={<IconPlayerStop size={16} />} onClick={() => end.mutate('stopped')}>
              {t('act.stop')}
            </Menu.Item>
          )}
          {can('delete', 'Clock') ? (
            <Menu.Item
              data-sends
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
            >
              {t('act.delete')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
