import { ActionIcon, Button, FileButton, Group, Progress, Stack } from '@mantine/core'
import { mostPaperBytes, type PapersForClient } from '@peshi/contract/clients/wanted-papers'
import { IconCamera, IconCheck, IconFile, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { CornerEditor } from './corner-editor.tsx'
import { makePdf } from './jpeg-pdf.ts'
import { makePage, type Page, type Photo, readPhoto } from './photo.ts'
import { sendPaper } from './send-paper.ts'
import type { Corners } from './straighten.ts'
import classes from './wanted-papers.module.css'

interface Props {
  token: string
  paper: PapersForClient['papers'][number]
  onSent(papers: PapersForClient): void
}

interface Sending {
  share: number
  isWaiting: boolean
}

const mostPages = 20

export function PaperCard({ token, paper, onSent }: Props) {
  const { t } = useTranslation('papers')
  const [pages, setPages] = useState<readonly Page[]>([])
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [photo] = photos

  async function send(file: Blob) {
    if (file.size > mostPaperBytes) return setProblem(t('page.too_large'))
    setSending({ share: 0, isWaiting: false })
    try {
      const papers = await sendPaper(token, paper._id, file, {
        onSent: (bytes) => setSending({ share: bytes / file.size, isWaiting: false }),
        onWaiting: (isWaiting) => setSending((now) => now && { ...now, isWaiting }),
      })
      for (const { url } of pages) URL.revokeObjectURL(url)
      onSent(papers)
    } catch (error) {
      setProblem(sayError(error))
      setSending(null)
    }
  }

  async function take(files: readonly File[]) {
    setProblem(null)
    const [pdf] = files.filter(({ type }) => type === 'application/pdf')
    if (pdf) return files.length === 1 && pages.length === 0 ? send(pdf) : setProblem(t('page.wrong_kind'))
    if (pages.length + files.length > mostPages) return setProblem(t('page.page_limit', { number: mostPages }))
    for (const file of files) {
      const read = await readPhoto(file)
      if (read) setPhotos((now) => [...now, read])
      else setProblem(t('page.unreadable'))
    }
  }

  async function addPage(corners: Corners | null) {
    if (!photo) return
    const page = await makePage(photo, corners)
    setPages((now) => [...now, page])
    setPhotos((now) => now.slice(1))
  }

  async function sendPages() {
    setProblem(null)
    const drawn = pages.map(async ({ blob, width, height }) => ({
      bytes: new Uint8Array(await blob.arrayBuffer()),
      width,
      height,
    }))
    await send(new Blob([makePdf(await Promise.all(drawn))], { type: 'application/pdf' }))
  }

  function removePage(gone: Page) {
    URL.revokeObjectURL(gone.url)
    setPages((now) => now.filter((page) => page !== gone))
  }

  if (paper.state === 'received')
    return (
      <li className={classes.paper} data-received>
        <Group justify="space-between" wrap="nowrap">
          <h2>
            <Words>{paper.name}</Words>
          </h2>
          <Group gap={6} wrap="nowrap" className={classes.received}>
            <IconCheck size={20} aria-hidden="true" />
            {t('page.received')}
          </Group>
        </Group>
      </li>
    )
  return (
    <li className={classes.paper}>
      <Stack gap="md">
        <h2>
          <Words>{paper.name}</Words>
        </h2>
        {photo ? (
          // The key begins a new editor for each photograph.
          <CornerEditor
            key={photos.length + 100 * pages.length}
            photo={photo}
            onDone={addPage}
            onDrop={() => setPhotos((now) => now.slice(1))}
          />
        ) : (
          <>
            {pages.length > 0 ? (
              <ol className={classes.pages}>
                {pages.map((page, at) => (
                  <li key={page.url}>
                    <img src={page.url} alt={t('page.page', { number: at + 1 })} />
                    {sending ? null : (
                      <ActionIcon
                        variant="default"
                        size="lg"
                        aria-label={t('page.remove', { number: at + 1 })}
                        onClick={() => removePage(page)}
                      >
                        <IconX size={18} />
                      </ActionIcon>
                    )}
                  </li>
                ))}
              </ol>
            ) : null}
            {sending ? (
              <div role="status">
                <Progress value={100 * sending.share} size="lg" aria-label={paper.name} />
                <span className="small">
                  {sending.isWaiting
                    ? t('page.waiting')
                    : t('page.sending', { percent: Math.round(100 * sending.share) })}
                </span>
              </div>
            ) : (
              <Buttons hasPages={pages.length > 0} onFiles={take} onSend={sendPages} />
            )}
          </>
        )}
        {problem ? (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        ) : null}
      </Stack>
    </li>
  )
}

interface ButtonsProps {
  hasPages: boolean
  onFiles(files: readonly File[]): void
  onSend(): void
}

function Buttons({ hasPages, onFiles, onSend }: ButtonsProps) {
  const { t } = useTranslation('papers')
  return (
    <Stack gap="sm">
      {hasPages ? (
        <Button size="lg" onClick={onSend}>
          {t('page.send')}
        </Button>
      ) : null}
      <div className={classes.buttons}>
        <FileButton capture="environment" accept="image/*" onChange={(file) => file && onFiles([file])}>
          {(props) => (
            <Button
              {...props}
              size="lg"
              variant={hasPages ? 'default' : 'filled'}
              leftSection={<IconCamera size={20} aria-hidden="true" />}
            >
              {t(hasPages ? 'page.another' : 'page.photo')}
            </Button>
          )}
        </FileButton>
        <FileButton multiple accept="image/*,application/pdf" onChange={onFiles}>
          {(props) => (
            <Button {...props} size="lg" variant="default" leftSection={<IconFile size={20} aria-hidden="true" />}>
              {t('page.choose')}
            </Button>
          )}
        </FileButton>
      </div>
    </Stack>
  )
}
