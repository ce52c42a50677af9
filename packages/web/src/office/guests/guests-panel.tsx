import { Button, Stack } from '@mantine/core'
import { type Guest, shareMatter, withdrawGuest } from '@peshi/contract/office/guests'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { useGuests, useWithdraw } from './guests.api.ts'
import { ShareMatterDialog } from './share-matter.dialog.tsx'

export function GuestsPanel({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('guests')
  const { data, error, refetch } = useGuests(matterId)
  const [isSharing, setSharing] = useState(false)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={120} />
  const { data: guests, is_withheld: isWithheld } = data
  return (
    <Panel
      title={t('title')}
      aside={
        isWithheld ? null : (
          <IfAllowed call={shareMatter}>
            <Button variant="default" leftSection={<IconUserShare size={16} />} onClick={() => setSharing(true)}>
              {t('share')}
            </Button>
          </IfAllowed>
        )
      }
    >
      {isWithheld ? <p>{t('sensitive')}</p> : null}
      {guests.length === 0 && !isWithheld ? <p className="small">{t('empty')}</p> : null}
      {guests.length > 0 ? (
        <Stack component="ul" gap="sm" aria-label={t('title')}>
          {guests.map((guest) => (
            <GuestRow key={guest._id} guest={guest} matterId={matterId} />
          ))}
        </Stack>
      ) : null}
      {isSharing ? <ShareMatterDialog matterId={matterId} onClose={() => setSharing(false)} /> : null}
    </Panel>
  )
}

const tones = { open: 'live', ended: 'decided', withdrawn: 'decided' } as const

function GuestRow({ guest, matterId }: { guest: Guest; matterId: MatterId }) {
  const { t } = useTranslation('guests')
  const withdraw = useWithdraw(matterId)
  const { state, day, accepted_at, accepted_name, openings, opened_at } = guest
  return (
    <li className="entry">
      <span>
        <strong>
          <Words>{guest.name}</Words>
        </strong>{' '}
        <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
        <br />
        <span className="small">
          <Values>
            {[
              t(`role.${guest.role}`),
              t(`level.${guest.level}`),
              day ? t('only_day', { date: toDayFirst(day) }) : t('whole'),
              t('until', { date: toDayFirst(guest.ends_on) }),
            ]}
          </Values>
        </span>
        <br />
        <span className="small">
          <Values>
            {[
              guest.shared_by && t('shared_by', { name: isolate(guest.shared_by), when: sayMoment(guest.shared_at) }),
              accepted_at
                ? t('accepted', { name: isolate(accepted_name ?? ''), when: sayMoment(accepted_at) })
                : t('not_accepted'),
              opened_at ? t('opened', { count: openings, when: sayMoment(opened_at) }) : t('not_opened'),
            ]}
          </Values>
        </span>
      </span>
      {state === 'open' ? (
        <IfAllowed call={withdrawGuest}>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('withdraw_of', { name: guest.name })}
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(guest._id, {
                onSuccess: () => toastDone(t('withdrawn')),
                onError: (error) => toastError(error),
              })
            }
          >
            {t('withdraw')}
          </Button>
        </IfAllowed>
      ) : null}
    </li>
  )
}
