import { Button, Stack } from '@mantine/core'
import type { ClockId, MatterId } from '@peshi/contract/platform/ids'
import type { ClockSuggestion } from '@peshi/contract/trackers/clocks'
import { IconAlarm, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { sayUnknown } from '../../courts/court-days/say-unknown.ts'
import { belowClocks } from '../../matters/matters/detail/matter-slots.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import type { ClockFields } from './clock-fields.ts'
import { ClockTable } from './clock-table.tsx'
import { useClockSuggestions, useClocks, useDismissSuggestion } from './clocks.api.ts'
import classes from './clocks.module.css'
import { sayDate } from './say-date.ts'

const ClockDrawer = lazy(() => import('./clock-drawer.tsx').then(({ ClockDrawer }) => ({ default: ClockDrawer })))
const StartClock = lazy(() => import('./start-clock.tsx').then(({ StartClock }) => ({ default: StartClock })))

export function MatterClocks({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation(['clocks', 'matters'])
  const can = useCan()
  const { data, error, refetch } = useClocks({ matter_id: matterId, state: 'all', perPage: 100 })
  const [opened, setOpened] = useState<ClockId | null>(null)
  const [begun, setBegun] = useState<Partial<ClockFields> | null>(null)
  if (!data) return <Unloaded title={t('clocks:failed')} error={error} onRetry={refetch} outline={200} />
  const add = can('create', 'Clock') ? (
    <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setBegun({})}>
      {t('clocks:add')}
    </Button>
  ) : null
  return (
    <Stack>
      <Suggestions matterId={matterId} onStart={setBegun} />
      <Panel title={t('clocks:title')} aside={add}>
        {data.data.length === 0 ? (
          <Message icon={IconAlarm} title={t('clocks:empty.matter')} text={t('clocks:empty.text')} />
        ) : (
          <ClockTable clocks={data.data} isOnMatter onOpen={setOpened} />
        )}
      </Panel>
      <FillSlot slot={belowClocks} matterId={matterId} />
      <Suspense fallback={null}>
        {opened ? <ClockDrawer id={opened} onClose={() => setOpened(null)} /> : null}
        {begun ? <StartClock matterId={matterId} known={begun} onClose={() => setBegun(null)} /> : null}
      </Suspense>
    </Stack>
  )
}

interface SuggestionsProps {
  matterId: MatterId
  onStart(known: Partial<ClockFields>): void
}

function Suggestions({ matterId, onStart }: SuggestionsProps) {
  const { t } = useTranslation('clocks')
  const { t: tCommon } = useTranslation('common')
  const can = useCan()
  const { data = [] } = useClockSuggestions(matterId)
  const dismiss = useDismissSuggestion(matterId)
  if (data.length === 0 || !can('create', 'Clock')) return null
  return (
    <Panel title={t('suggest.title')}>
      <ul className={classes.suggestions}>
        {data.map((each) => (
          <li key={`${each.rule} ${each.start_on}`}>
            <span>
              <strong>{t(`rule.${each.rule}`, { defaultValue: each.rule })}</strong>
              <small>
                {t(`suggest.${each.because}`, { date: sayDate(each.start_on) })}
                {each.words ? (
                  <>
                    {' '}
                    <Words>{each.words}</Words>
                  </>
                ) : null}
                {each.due_on ? ` ${t('suggest.due', { date: sayDate(each.due_on) })}` : null}
              </small>
              {each.unknown ? <small className={classes.warning}>{sayUnknown(tCommon, each.unknown)}</small> : null}
            </span>
            <Button size="xs" onClick={() => onStart(knownOf(each))}>
              {t('act.start')}
            </Button>
            <Button data-sends size="xs" variant="default" onClick={() => dismiss.mutate(each)}>
              {t('act.dismiss')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const knownOf = ({ rule, start_on, court_id, ends_on, words }: ClockSuggestion): Partial<ClockFields> => ({
  rule,
  start_on,
  court_id,
  ...(ends_on ? { mode: 'date' as const, ends_on } : rule === 'objections' ? { mode: 'period' as const } : {}),
  note: words ?? '',
})
