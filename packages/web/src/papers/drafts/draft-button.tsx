import { ActionIcon, Button, Group } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { makeDraft } from '@peshi/contract/papers/drafts'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconFilePencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'

const DraftDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./draft.dialog.tsx'))).DraftDialog,
}))

interface Props {
  matterId: MatterId
  /** In a row of a table: without words. */
  isIcon?: boolean
}

export function DraftButton({ matterId, isIcon }: Props) {
  const { t } = useTranslation('drafts')
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <IfAllowed call={makeDraft}>
      {isIcon ? (
        <ActionIcon variant="subtle" color="gray" aria-label={t('draft')} title={t('draft')} onClick={open}>
          <IconFilePencil size={18} />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<IconFilePencil size={16} />} onClick={open}>
          {t('draft')}
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <DraftDialog matterId={matterId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </IfAllowed>
  )
}

/** Above the documents of a matter. */
export function DraftOfMatter({ matter }: { matter: MatterDetail }) {
  return (
    <Group mb="sm">
      <DraftButton matterId={matter._id} />
    </Group>
  )
}
