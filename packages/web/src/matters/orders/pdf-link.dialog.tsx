import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'

/** Where a link of a PDF leads: a host, or an e-mail address. */
const goalOf = (address: string) => new URL(address).host || address.slice(address.indexOf(':') + 1)

export function PdfLinkDialog({ address, onClose }: { address: string; onClose(): void }) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <Modal opened onClose={onClose} title={t('link.title')}>
      <Stack gap="sm">
        <div>
          {t('link.leads_to')}{' '}
          <bdi dir="ltr">
            <strong className="anywhere">{goalOf(address)}</strong>
          </bdi>
        </div>
        <div className="small anywhere" dir="ltr">
          {address}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button component="a" href={address} target="_blank" rel="noopener noreferrer nofollow" onClick={onClose}>
            {t('link.open')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
