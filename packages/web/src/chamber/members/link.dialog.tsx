import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Modal } from '../../platform/ui/layers.tsx'

export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  const { t } = useTranslation('members')
  return (
    <Modal opened onClose={onClose} title={t('link_ready')}>
      <Stack gap="sm">
        <Text>{t('link_text')}</Text>
        <CopyField label={t('link')} value={link} />
      </Stack>
    </Modal>
  )
}
