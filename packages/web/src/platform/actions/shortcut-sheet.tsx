import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '../i18n/use-translation.ts'
import { Modal } from '../ui/layers.tsx'
import { closeOverlay } from './overlays.ts'
import { ShortcutText } from './shortcut-text.tsx'
import { shortcutSheet } from './shortcuts.ts'
import { useActions } from './use-actions.ts'

export function ShortcutSheet() {
  const { t } = useTranslation('shell')
  const actions = useActions()
  return (
    <Modal opened onClose={() => closeOverlay(shortcutSheet)} title={t('shortcuts.title')}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text>{t('shortcuts.palette')}</Text>
          <ShortcutText shortcut="Ctrl K" />
        </Group>
        {actions.map(
          ({ id, label, shortcut }) =>
            shortcut && (
              <Group key={id} justify="space-between">
                <Text>{t(label)}</Text>
                <ShortcutText shortcut={shortcut} />
              </Group>
            ),
        )}
      </Stack>
    </Modal>
  )
}
