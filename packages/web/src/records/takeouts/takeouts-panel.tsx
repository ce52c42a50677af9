import { Button, Stack, Text } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TakeoutList } from './takeout-list.tsx'
import { useTakeOutChamber } from './takeouts.api.ts'

export function TakeoutsPanel() {
  const { t } = useTranslation('takeouts')
  const role = useSession()?.userData.extras.chamber_role
  const takeOut = useTakeOutChamber()
  return (
    <Panel title={t('title')}>
      <Stack gap="md">
        {role === 'owner' ? (
          <>
            <Text size="sm">{t('chamber_text')}</Text>
            <div>
              <Button
                leftSection={<IconPackageExport size={16} />}
                loading={takeOut.isPending}
                onClick={() => takeOut.mutate(undefined)}
              >
                {t('chamber')}
              </Button>
            </div>
          </>
        ) : null}
        <TakeoutList />
      </Stack>
    </Panel>
  )
}
