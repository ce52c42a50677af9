import { Skeleton } from '@mantine/core'
import { renderAsync } from 'docx-preview'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../matters/list/message.tsx'
import type { ViewProps } from './document-view.tsx'
import classes from './documents.module.css'
import { useFile } from './use-file.ts'

/**
 * A Word document, drawn in the browser. It stands in a frame of its own in which no script runs and from which nothing
 * leads anywhere, so that neither what the document says nor how it is styled reaches the application.
 */
export function WordView(props: ViewProps) {
  const { t } = useTranslation('documents')
  const { data: blob, error } = useFile(props)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!blob || !isReady || !inside) return
    let isGone = false
    draw(blob, inside).then(
      () => isGone || setDrawn(true),
      () => isGone || setBroken(true),
    )
    return () => {
      isGone = true
    }
  }, [blob, isReady])

  if (error || broken) return <Message title={t('view.failed')} text={t('view.failed_text')} />
  return (
    <>
      {isDrawn ? null : <Skeleton height={320} />}
      <iframe
        ref={frame}
        className={classes.word}
        title={t('view.word')}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><meta charset=utf-8><body style='margin:0'></body>"
        hidden={!isDrawn}
        onLoad={() => setReady(true)}
      />
    </>
  )
}

async function draw(blob: Blob, inside: Document): Promise<void> {
  await renderAsync(blob, inside.body, inside.head, {
    // Wide pages fit a narrow screen, and the picture of a page comes with the page.
    ignoreWidth: inside.documentElement.clientWidth < 700,
    useBase64URL: true,
    // Web pages inside the document would be frames of their own.
    renderAltChunks: false,
    renderComments: false,
  })
  for (const link of inside.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('#')) continue
    link.removeAttribute('href')
    link.setAttribute('title', address)
  }
}
