import { Button, Stack, Text } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useTakeOutPerson } from '../takeouts/takeouts.api.ts'

export function OwnDataPanel() {
  const { t } = useTranslation('privacy')
  const takeOut = useTakeOutPerson()
  return (
    <Panel title={t('own.title')}>
      <Stack gap="md">
        <Text size="sm">{t('own.text')}</Text>
        <div>
          <Button
            variant="default"
            leftSection={<IconPackageExport size={16} />}
            loading={takeOut.isPending}
            onClick={() => takeOut.mutate(undefined)}
          >
            {t('own.download')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
