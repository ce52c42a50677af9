import { Select, Stack, Text } from '@mantine/core'
import { CourtId } from '@peshi/contract/platform/ids'
import type { UserData } from '@peshi/contract/platform/person'
import { useUpdateUser } from '../../chamber/account/account.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useAllCourts } from './courts.api.ts'

export function DefaultCourtPanel({ person }: { person: UserData }) {
  const { t } = useTranslation(['account', 'common'])
  const courts = useAllCourts().data ?? []
  const update = useUpdateUser()
  return (
    <Panel title={t('account:settings.court')}>
      <Stack gap="md">
        <Text c="dimmed">{t('account:settings.courtHint')}</Text>
        <Select
          data-sends
          label={t('account:settings.defaultCourt')}
          placeholder={t('account:settings.noCourt')}
          data={courts.map(({ unique_id, title }) => ({ value: unique_id, label: sayCourt(title) }))}
          value={person.court_id}
          searchable
          clearable
          limit={60}
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          disabled={update.isPending}
          onChange={(value) =>
            update.mutate(
              { court_id: value === null ? null : CourtId.parse(value) },
              { onSuccess: () => toastDone(t('account:settings.courtSaved')) },
            )
          }
        />
      </Stack>
    </Panel>
  )
}
