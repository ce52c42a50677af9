import { Button, Select, Text } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { dateInName } from './date-in-name.ts'
import { DropZone } from './drop-zone.tsx'
import { useAddOrderFiles } from './orders.api.ts'

interface Props {
  matterId: MatterId
  orders: readonly Order[]
  onClose(): void
}

interface Dropped {
  file: File
  id: string | null
}

/** Adds several orders that a person downloads at the court. */
export function FetchOrdersDialog({ matterId, orders, onClose }: Props) {
  const { t } = useTranslation('orders')
  const [dropped, setDropped] = useState<Dropped[]>([])
  const add = useAddOrderFiles(matterId)
  const link = orders.find((order) => order.link)?.link
  const take = (files: File[]) =>
    setDropped((before) => [
      ...before,
      ...files.map((file) => ({ file, id: orders.find(({ date }) => date === dateInName(file.name))?._id ?? null })),
    ])
  const chosen = dropped.flatMap(({ file, id }) => {
    const order = orders.find(({ _id }) => _id === id)
    return order ? [{ id: order._id, file }] : []
  })
  const isClear = new Set(chosen.map(({ id }) => id)).size === dropped.length
  const save = () =>
    add.mutate(chosen, {
      onSuccess: () => {
        toastDone(t('saved'))
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} title={t('fetch.title')} size={560}>
      <DialogForm
        submit={t('fetch.save')}
        sending={add}
        isReady={dropped.length > 0 && isClear}
        onSubmit={save}
        onCancel={onClose}
      >
        <Text>{t('fetch.text')}</Text>
        {link ? (
          <Button
            component="a"
            variant="default"
            href={link}
            target="_blank"
            rel="noreferrer noopener"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('open_at_court')}
          </Button>
        ) : null}
        <DropZone isBusy={false} onFiles={take} />
        {dropped.map(({ file, id }, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: files are only added, and two may have one name
            key={at}
            label={file.name}
            placeholder={t('fetch.which')}
            data={orders.map(({ _id, date, kind }) => ({
              value: _id as string,
              label: [date && toDayFirst(date), t(`kind.${kind}`)].filter(Boolean).join(' · '),
            }))}
            value={id}
            onChange={(next) => setDropped(dropped.map((one, place) => (place === at ? { ...one, id: next } : one)))}
          />
        ))}
      </DialogForm>
    </Modal>
  )
}
