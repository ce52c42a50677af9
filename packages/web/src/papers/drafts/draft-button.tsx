import { ActionIcon, Button } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconFilePencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'

export const DraftDialog = lazy(async () => {
  const [{ DraftDialog }] = await Promise.all([loadChunk(() => import('./draft.dialog.tsx')), loadWords('drafts')])
  return { default: DraftDialog }
})

interface Props {
  matterId: MatterId
  label: string
  /** In a row of a table: without words. */
  isIcon?: boolean
}

export function DraftButton({ matterId, label, isIcon }: Props) {
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  if (!can('create', 'Document')) return null
  return (
    <>
      {isIcon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={open}>
          <IconFilePencil size={18} />
        </ActionIcon>
      ) : (
        <Button variant="default" size="xs" leftSection={<IconFilePencil size={16} />} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <DraftDialog matterId={matterId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Above the documents of a matter. */
export function DraftOfMatter({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('drafts')
  return <DraftButton matterId={matter._id} label={t('draft')} />
}
