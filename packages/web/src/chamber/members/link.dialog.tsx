import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../platform/ui/layers.tsx'

export function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  const { t } = useTranslation('members')
  return (
    <Modal opened onClose={onClose} title={t('link_ready')}>
      <Stack gap="sm">
        <Text>{t('link_text')}</Text>
        <TextInput
          label={t('link')}
          value={link}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end">
          <CopyButton value={link}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? t('copied') : t('copy')}</Button>}
          </CopyButton>
        </Group>
      </Stack>
    </Modal>
  )
}
