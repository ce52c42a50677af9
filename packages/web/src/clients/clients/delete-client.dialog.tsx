import { Stack, Text } from '@mantine/core'
import type { ClientTies } from '@peshi/contract/clients/clients'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'

interface Props {
  ties: ClientTies
  onDelete(): void
  onClose(): void
}

/** For a client who still owes money, or with whom something is shared. */
export function DeleteClientDialog({ ties, onDelete, onClose }: Props) {
  const { t } = useTranslation('clients')
  return (
    <Modal opened onClose={onClose} title={t('deletion.title')}>
      <DialogForm
        submit={t('delete')}
        sending={{ isPending: false }}
        isDangerous
        onSubmit={() => {
          onClose()
          onDelete()
        }}
        onCancel={onClose}
      >
        <Stack gap="xs">
          {ties.unpaid ? <Text size="sm">{t('deletion.unpaid', { number: ties.unpaid })}</Text> : null}
          {ties.shares ? <Text size="sm">{t('deletion.shares', { number: ties.shares })}</Text> : null}
        </Stack>
      </DialogForm>
    </Modal>
  )
}
