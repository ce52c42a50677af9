import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export function EditButton({ onEdit }: { onEdit(): void }) {
  const { t } = useTranslation('trackers')
  return (
    <Button variant="default" leftSection={<IconPencil size={16} />} onClick={onEdit}>
      {t('edit')}
    </Button>
  )
}

export function DeleteButton({ onDelete }: { onDelete(): void }) {
  const { t } = useTranslation('trackers')
  return (
    <Button data-sends variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
      {t('delete')}
    </Button>
  )
}
