import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from '../i18n/use-translation.ts'

export function Copy({ value }: { value: string }) {
  const { t } = useTranslation('common')
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        >
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
      )}
    </CopyButton>
  )
}

export const CopyField = ({ label, value }: { label: string; value: string }) => (
  <Group gap="xs" align="end" wrap="nowrap">
    <TextInput
      label={label}
      value={value}
      readOnly
      dir="ltr"
      onFocus={(event) => event.currentTarget.select()}
      style={{ flex: 1, minWidth: 0 }}
    />
    <Copy value={value} />
  </Group>
)
