import { Skeleton } from '@mantine/core'
import { defaultOptions, renderAsync } from 'docx-preview'
import { useEffect, useRef, useState } from 'react'
import { styleNonce } from '../../app/style-nonce.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import type { ViewProps } from './document-view.tsx'
import classes from './documents.module.css'
import { useFile } from './use-file.ts'

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
        srcDoc="<!doctype html><meta charset=utf-8><body></body>"
        hidden={!isDrawn}
        onLoad={() => setReady(true)}
      />
    </>
  )
}

async function draw(blob: Blob, inside: Document): Promise<void> {
  await renderAsync(blob, inside.body, inside.head, {
    ignoreWidth: inside.documentElement.clientWidth < 700,
    useBase64URL: true,
    // The library would put embedded HTML into an iframe.
    renderAltChunks: false,
    renderComments: false,
    h: makePart,
  })
  styleDocument(inside)
  for (const link of inside.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('#')) continue
    link.removeAttribute('href')
    link.setAttribute('title', address)
  }
}

/** Sets styles with `style.cssText`, because the content security policy forbids `style` attributes. */
const makePart: typeof defaultOptions.h = (part) => {
  if (typeof part === 'string' || part instanceof Node) return defaultOptions.h(part)
  if (part.tagName === 'style') return defaultOptions.h({ ...part, nonce: styleNonce() })
  if (typeof part.style !== 'string') return defaultOptions.h(part)
  const { style, ...plain } = part
  const made = defaultOptions.h(plain)
  if (made instanceof HTMLElement || made instanceof SVGElement) made.style.cssText = style
  return made
}

const ownStyle = `
  body { margin: 0; }
  .docx-wrapper { padding: 16px; background: #eceef2; }
  .docx-wrapper > section.docx { box-shadow: none; }
  @media (max-width: 700px) {
    .docx-wrapper { padding: 0; }
    .docx-wrapper > section.docx { margin: 0; padding: 16px !important; min-height: 0 !important; }
  }`
const ownFonts = '"Times New Roman", serif, "Noto Sans Devanagari", "Noto Nastaliq Urdu"'

function styleDocument(inside: Document): void {
  const style = inside.createElement('style')
  style.nonce = styleNonce()
  style.textContent = [...facesOf(document), ownStyle, `section.docx { font-family: ${ownFonts}; }`].join('\n')
  for (const { style: words } of stylesOf(inside)) if (words.fontFamily) words.fontFamily += `, ${ownFonts}`
  inside.head.append(style)
}

const facesOf = (page: Document) =>
  [...page.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
  )

const stylesOf = (page: Document): { style: CSSStyleDeclaration }[] =>
  [
    ...[...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter((rule) => 'style' in rule)),
    ...page.querySelectorAll<HTMLElement>('[style*="font-family"]'),
  ] as { style: CSSStyleDeclaration }[]
