import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { askForShared } from '../../platform/pwa/ask-for-shared.ts'
import type { Shared } from '../../platform/pwa/share-target.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useUploads } from '../documents/use-uploads.ts'
import { isCourtPage, openDropPage } from '../dropped-pages/open-drop-page.ts'
import { ChooseMatter } from '../hearings/outcome/choose-matter.tsx'
import { keepDraft, readDraft } from '../notes/note-draft.ts'

export function ReceivedPage() {
  const { t } = useTranslation('documents')
  const { data: shared, isPending } = useQuery({
    queryKey: ['received'],
    queryFn: askForShared,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [matterId, setMatterId] = useState<MatterId | null>(null)
  const page = useCan()('create', 'Matter') && shared ? pageOf(shared) : null
  return (
    <>
      <PageHeader />
      {isPending ? <Skeleton height={160} radius="lg" aria-busy="true" /> : null}
      {!isPending && !shared ? <Message title={t('received.none')} text={t('received.none_text')} /> : null}
      {shared ? (
        <Panel title={t('received.what')}>
          <Stack gap="sm" p="md">
            {shared.text === '' ? null : (
              <p>
                <Words>{shared.text}</Words>
              </p>
            )}
            {shared.files.map((file) => (
              <strong key={file.name}>
                <Words>{file.name}</Words>
              </strong>
            ))}
            <ChooseMatter onChoose={setMatterId} />
            {page ? (
              <Group>
                <Button variant="default" onClick={() => openDropPage(page)}>
                  {t('received.as_page')}
                </Button>
              </Group>
            ) : null}
          </Stack>
        </Panel>
      ) : null}
      {shared && matterId ? <PutInto key={matterId} matterId={matterId} shared={shared} /> : null}
    </>
  )
}

function pageOf({ files, text }: Shared): File | null {
  const [file, other] = files
  if (file) return !other && isCourtPage(file) ? file : null
  return text.includes('\n') ? new File([text], 'page.txt', { type: 'text/plain' }) : null
}

function PutInto({ matterId, shared }: { matterId: MatterId; shared: Shared }) {
  const queue = useUploads(matterId, '')
  const navigate = useNavigate()
  useEffect(() => {
    if (shared.text !== '') addToDraft(matterId, shared.text)
    queue.add(shared.files)
    navigate({
      to: '/dashboard/matters/matter-preview/$id',
      params: { id: matterId },
      search: { tab: shared.text === '' ? 'documents' : 'notes' },
      replace: true,
    })
  }, [matterId, shared, queue, navigate])
  return null
}

function addToDraft(matterId: MatterId, text: string): void {
  const begun = readDraft(matterId, null)
  const html = text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')
  keepDraft(matterId, null, {
    html: (begun?.html ?? '') + html,
    is_private: begun?.is_private ?? false,
    version: null,
    kept_at: serverNow().toISOString(),
  })
}
