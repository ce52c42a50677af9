import { Button, Menu } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { TakeoutForm } from '@peshi/contract/records/takeouts'
import { exportOrders } from '@peshi/contract/records/takeouts'
import { IconFiles, IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api-error.ts'
import { fetchFile } from '../../platform/api/call-api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { useTakeOut } from './use-take-out.ts'

export function BundleMenu({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('orders')
  const takeOut = useTakeOut()
  const bundle = useMutation({
    meta: { isQuiet: true },
    mutationFn: (form: TakeoutForm) =>
      showBlob(() => fetchFile(exportOrders, { query: { matter_id: matterId, type: form } })),
    onError: (error, form) => {
      const isLarge = error instanceof ApiError && error.code === 'too-large-at-once'
      if (isLarge) takeOut.mutate({ matter_id: matterId, kind: 'orders', form })
      else toastError(error)
    },
  })
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconFiles size={16} />} loading={bundle.isPending || takeOut.isPending}>
          {t('bundle.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item data-sends leftSection={<IconFiles size={16} />} onClick={() => bundle.mutate('pdf')}>
          {t('bundle.pdf')}
        </Menu.Item>
        <Menu.Item data-sends leftSection={<IconFileZip size={16} />} onClick={() => bundle.mutate('zip')}>
          {t('bundle.zip')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
