import { Text } from '@mantine/core'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { TakeoutList } from './takeout-list.tsx'
import { takeouts } from './takeouts-overlay.ts'

export function TakeoutsDialog() {
  const { t } = useTranslation(['takeouts', 'shell'])
  return (
    <Modal opened onClose={() => closeOverlay(takeouts)} title={t('takeouts:title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('takeouts:leave')}
      </Text>
      <TakeoutList />
    </Modal>
  )
}
