import { Button, Group, Stack, Title } from '@mantine/core'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { AppealTrackerId } from '@peshi/contract/platform/ids'
import type { AppealHit, AppealTracker } from '@peshi/contract/trackers/appeals'
import { IconPlayerStop } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { Drawer } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { Sides } from '../trackers/sides.tsx'
import { CheckButton, DeleteButton, EditButton } from '../trackers/tracker-buttons.tsx'
import { MatterLink, TrackerHit } from '../trackers/tracker-hit.tsx'
import { caseOf } from './appeal-words.ts'
import { appeals, checkAppeal, useDeleteAppeals, useDismissHit, useFollowHit, useStopAppeal } from './appeals.api.ts'
import { EditAppeal } from './edit-appeal.tsx'

export function AppealDrawer({ id, onClose }: { id: AppealTrackerId; onClose(): void }) {
  const { t } = useTranslation(['appeals', 'errors'])
  const { data, error, refetch } = appeals.useOne(id)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={560}
      title={data ? <Words>{caseOf(data)}</Words> : t('appeals:title')}
    >
      {data ? <Details tracker={data} onClose={onClose} /> : null}
      {data ? null : <Unloaded title={t('errors:refused.title')} error={error} onRetry={refetch} outline={160} />}
    </Drawer>
  )
}

function Details({ tracker, onClose }: { tracker: AppealTracker; onClose(): void }) {
  const { t } = useTranslation(['appeals', 'trackers'])
  const can = useCan()
  const now = useNow()
  const stop = useStopAppeal(tracker._id)
  const remove = useDeleteAppeals()
  const [isEditing, setEditing] = useState(false)
  const isStopped = tracker.stopped_at !== null
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <div>
          <AppealState tracker={tracker} />
        </div>
        <strong>
          <Sides first={tracker.petitioner} second={tracker.respondent} isWhole />
        </strong>
        <span className="small">
          <Values>{[tracker.bench, tracker.state]}</Values>
        </span>
        {tracker.matter_id ? <MatterLink id={tracker.matter_id}>{t('appeals:open_matter')}</MatterLink> : null}
      </Stack>

      <Stack component="section" gap="xs" aria-label={t('appeals:found_title')}>
        <Title order={3}>{t('appeals:found_title')}</Title>
        {tracker.hits.length === 0 ? (
          <span className="small">
            {tracker.last_checked_at
              ? t('appeals:nothing_found', { age: ageOf(tracker.last_checked_at, now, currentLocale()) })
              : t('appeals:not_asked')}
          </span>
        ) : (
          tracker.hits.map((hit) => <Hit key={hit._id} tracker={tracker} hit={hit} />)
        )}
      </Stack>

      {isEditing ? (
        <EditAppeal tracker={tracker} onClose={() => setEditing(false)} />
      ) : (
        <dl className="facts">
          <Fact label={t('appeals:column.decided')} value={<DateText date={tracker.judgment_date} />} />
          <Fact
            label={t('appeals:limitation')}
            value={
              <>
                <DateText date={tracker.limitation_ends} /> <span className="small">{t('appeals:verify')}</span>
              </>
            }
          />
          <Fact
            label={t('appeals:column.until')}
            value={
              <>
                <DateText date={tracker.stops_on} />
                {tracker.stop_reason ? (
                  <span className="small"> {t(`appeals:stopped.${tracker.stop_reason}`)}</span>
                ) : null}
              </>
            }
          />
          <Fact label={t('appeals:every')} value={t('trackers:days', { count: tracker.check_every })} />
          <Fact label={t('appeals:next')} value={<NextCheck at={tracker.next_check_at} now={now} />} />
          <Fact label={t('appeals:note')} value={tracker.note} />
        </dl>
      )}

      {can('update', 'Tracker') && !isEditing ? (
        <Group gap="xs">
          <CheckButton
            kind="appeal"
            label={t(isStopped ? 'appeals:watch_again' : 'appeals:check_now')}
            keys={appeals.keys}
            send={() => checkAppeal(tracker._id)}
          />
          <EditButton onEdit={() => setEditing(true)} />
          {isStopped ? null : (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={16} />}
              loading={stop.isPending}
              onClick={() => stop.mutate()}
            >
              {t('appeals:stop')}
            </Button>
          )}
          <DeleteButton onDelete={() => remove([tracker._id]).then(onClose)} />
        </Group>
      ) : null}
    </Stack>
  )
}

function NextCheck({ at, now }: { at: string | null; now: Date }) {
  const { t } = useTranslation('appeals')
  if (!at) return <>—</>
  const isDue = Date.parse(at) <= now.getTime()
  if (!isDue) return <DateText date={courtDateAt(new Date(at))} />
  return (
    <Link to="/dashboard/due-checks" search={{ kind: 'appeal' }}>
      {t('due')}
    </Link>
  )
}

function Hit({ tracker, hit }: { tracker: AppealTracker; hit: AppealHit }) {
  const { t } = useTranslation('appeals')
  const follow = useFollowHit(tracker._id, hit._id)
  const navigate = useNavigate()
  const makeMatter = () =>
    follow.mutate(undefined, {
      onSuccess: ({ matter_id }) => {
        toastDone(t('added'))
        navigate({ to: '/dashboard/matters/matter-preview/$id', params: { id: matter_id } })
      },
    })
  const diary = hit.diary_number ? t('diary', { number: hit.diary_number, year: hit.diary_year }) : null
  return (
    <TrackerHit
      hit={hit}
      name={hit.case_number ?? diary}
      words="appeals"
      openLabel={t('open_petition')}
      dismiss={useDismissHit(tracker._id, hit._id)}
      actions={
        hit.diary_number ? (
          <Button size="compact-sm" loading={follow.isPending} onClick={makeMatter}>
            {t('make_matter')}
          </Button>
        ) : null
      }
    >
      <p className="small">
        <Values>
          {[
            hit.case_number ? diary : null,
            hit.status,
            hit.registered_on ? <DateText key="on" date={hit.registered_on} /> : null,
          ]}
        </Values>
      </p>
      {hit.source === 'list' ? (
        <p className="small">
          {t('on_list', { item: hit.item })} <DateText date={hit.listed_on} />
        </p>
      ) : null}
    </TrackerHit>
  )
}

const tones: Record<AppealTracker['tracker_state'], Tone> = { watching: 'live', found: 'late', stopped: 'decided' }

export function AppealState({ tracker }: { tracker: AppealTracker }) {
  const { t } = useTranslation('appeals')
  const suggested = tracker.hits.filter(({ source, state }) => source === 'list' && state === 'new').length
  if (tracker.tracker_state !== 'found' && suggested > 0)
    return <Pill tone="today">{t('suggested', { count: suggested })}</Pill>
  return <Pill tone={tones[tracker.tracker_state]}>{t(`state.${tracker.tracker_state}`)}</Pill>
}
