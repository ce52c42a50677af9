import { SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CalendarPanel } from '../calendar/calendar-panel.tsx'
import { WatchedNamesPanel } from '../cause-lists/watched-names-panel.tsx'
import { accountStateOf } from '../session/guard.ts'
import { useCan, useSession } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { TakeoutsPanel } from '../takeouts/takeouts-panel.tsx'
import { AccountStateNotice } from './account-state-notice.tsx'
import { DefaultCourtPanel } from './default-court-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SignOutPanel } from './sign-out-panel.tsx'

/** Settings; while the account is disabled or expired it says so first, and is the only page there is. */
export function AccountSettingPage() {
  const { t } = useTranslation('account')
  const person = useSession()?.userData
  const can = useCan()
  if (!person) return null
  const state = accountStateOf(person, new Date())
  const title = state === 'open' ? t('settings.title') : t(`state.${state}.title`)
  return (
    <>
      <PageHeader title={title} subtitle={<bdi>{person.extras.chamber_name}</bdi>} />
      <Stack gap="md">
        {state !== 'open' && <AccountStateNotice state={state} expiresAt={person.expires_at} />}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <ProfilePanel person={person} />
          <LookPanel person={person} />
          {state === 'open' && can('read', 'Court') && <DefaultCourtPanel person={person} />}
          {state === 'open' && can('read', 'Matter') && <CalendarPanel />}
          {state === 'open' && can('read', 'Matter') && <WatchedNamesPanel />}
          {person.role === 'admin' && <TakeoutsPanel />}
          <SignOutPanel person={person} />
        </SimpleGrid>
      </Stack>
    </>
  )
}
