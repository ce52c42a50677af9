import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core'
import type { UserData } from '@peshi/contract/platform/person'
import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useUpdateUser } from './account.api.ts'
import { LanguageField } from './language-field.tsx'

export function LookPanel({ person }: { person: UserData }) {
  const { t } = useTranslation(['account', 'common'])
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const update = useUpdateUser()
  const skinId = useId()
  const menuId = useId()
  return (
    <Panel title={t('account:settings.look')}>
      <Stack gap="md">
        <LanguageField label={t('common:language')} />
        <div>
          <Text id={skinId} size="sm" fw={500} mb={4}>
            {t('account:settings.skin')}
          </Text>
          <SegmentedControl
            aria-labelledby={skinId}
            fullWidth
            value={colorScheme === 'dark' ? 'dark' : 'light'}
            onChange={setColorScheme}
            data={[
              { value: 'light', label: t('account:settings.light') },
              { value: 'dark', label: t('account:settings.dark') },
            ]}
          />
        </div>
        <div>
          <Text id={menuId} size="sm" fw={500} mb={4}>
            {t('account:settings.menu')}
          </Text>
          <SegmentedControl
            data-sends
            aria-labelledby={menuId}
            fullWidth
            disabled={update.isPending}
            value={person.extras.menu_layout}
            onChange={(value) => update.mutate({ menu_layout: value })}
            data={[
              { value: 'vertical', label: t('account:settings.vertical') },
              { value: 'horizontal', label: t('account:settings.horizontal') },
            ]}
          />
        </div>
      </Stack>
    </Panel>
  )
}
