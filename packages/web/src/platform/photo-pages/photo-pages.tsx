import { ActionIcon, Button, FileButton, Stack } from '@mantine/core'
import { IconCamera, IconFile, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { CornerEditor } from './corner-editor.tsx'
import { makePdf } from './jpeg-pdf.ts'
import { makePage, type Page, type Photo, readPhoto } from './photo.ts'
import classes from './photo-pages.module.css'
import type { Corners } from './straighten.ts'

interface Props {
  /** Label of the button that ends the taking of pages. */
  send: string
  problem: string | null
  /** Shown in place of the buttons while the pages are sent. */
  sending?: ReactNode
  onSend(pdf: Blob): void
  onPages?(pages: number): void
}

const mostPages = 20

/** Photographs pages, straightens them and joins them to one PDF. A chosen PDF is sent as it is. */
export function PhotoPages({ send, problem: sendProblem, sending, onSend, onPages }: Props) {
  const { t } = useTranslation('papers')
  const [pages, setPages] = useState<readonly Page[]>([])
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [ownProblem, setProblem] = useState<string | null>(null)
  const [photo] = photos
  const problem = ownProblem ?? sendProblem

  const taken = useRef(pages)
  taken.current = pages
  useEffect(
    () => () => {
      for (const { url } of taken.current) URL.revokeObjectURL(url)
    },
    [],
  )
  useEffect(() => onPages?.(pages.length + photos.length), [onPages, pages, photos])

  async function take(files: readonly File[]) {
    setProblem(null)
    const [pdf] = files.filter(({ type }) => type === 'application/pdf')
    if (pdf) return files.length === 1 && pages.length === 0 ? onSend(pdf) : setProblem(t('page.wrong_kind'))
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
    onSend(new Blob([makePdf(await Promise.all(drawn))], { type: 'application/pdf' }))
  }

  function removePage(gone: Page) {
    URL.revokeObjectURL(gone.url)
    setPages((now) => now.filter((page) => page !== gone))
  }

  return (
    <>
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
                      data-works-offline
                      onClick={() => removePage(page)}
                    >
                      <IconX size={18} />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </ol>
          ) : null}
          {sending ?? <Buttons send={send} hasPages={pages.length > 0} onFiles={take} onSend={sendPages} />}
        </>
      )}
      {problem ? (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : null}
    </>
  )
}

interface ButtonsProps {
  send: string
  hasPages: boolean
  onFiles(files: readonly File[]): void
  onSend(): void
}

function Buttons({ send, hasPages, onFiles, onSend }: ButtonsProps) {
  const { t } = useTranslation('papers')
  return (
    <Stack gap="sm">
      {hasPages ? (
        <Button size="lg" onClick={onSend} data-works-offline>
          {send}
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
              data-works-offline
            >
              {t(hasPages ? 'page.another' : 'page.photo')}
            </Button>
          )}
        </FileButton>
        <FileButton multiple accept="image/*,application/pdf" onChange={onFiles}>
          {(props) => (
            <Button
              {...props}
              size="lg"
              variant="default"
              leftSection={<IconFile size={20} aria-hidden="true" />}
              data-works-offline
            >
              {t('page.choose')}
            </Button>
          )}
        </FileButton>
      </div>
    </Stack>
  )
}
