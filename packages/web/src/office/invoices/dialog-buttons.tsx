import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What the form does. */
  submit: string
  isBusy: boolean
  /** Enough was typed. */
  isReady: boolean
  onClose(): void
}

/** Beneath the form of a dialog about money. */
export function DialogButtons({ submit, isBusy, isReady, onClose }: Props) {
  const { t } = useTranslation('invoices')
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {t('close')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady}>
        {submit}
      </Button>
    </Group>
  )
}
