import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Copy } from '../../platform/ui/copy-field.tsx'
import { Modal } from '../../platform/ui/layers.tsx'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation('security')
  const [isKept, setIsKept] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} title={t('codes.title')}>
      <Stack gap="md">
        <Alert color="amber" variant="light">
          {t('codes.text')}
        </Alert>
        <SimpleGrid cols={2} spacing="xs" dir="ltr" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" ta="center" size="lg">
              {code}
            </Text>
          ))}
        </SimpleGrid>
        <Group grow>
          <Copy value={text} />
          <Button
            component="a"
            variant="default"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="peshi-recovery-codes.txt"
            leftSection={<IconDownload size={16} />}
          >
            {t('codes.download')}
          </Button>
        </Group>
        <Checkbox
          label={t('codes.kept')}
          checked={isKept}
          onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button disabled={!isKept} onClick={onClose}>
            {t('codes.done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
