import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './dropped-pages.module.css'

const shownPages = 5

interface Props {
  file: File
  page: Pick<DroppedPage, 'form' | 'words' | 'has_contacts'>
}

export function Original({ file, page }: Props) {
  const { t } = useTranslation('droppedPages')
  if (page.form === 'pdf' && !page.has_contacts) return <Print file={file} />
  if (page.form === 'html' && !page.has_contacts && /\.html?$/i.test(file.name)) return <WebPage file={file} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={classes.original} aria-label={t('original')} tabIndex={0}>
      <pre className={classes.words} dir="auto">
        {page.words}
      </pre>
    </section>
  )
}

function WebPage({ file }: { file: File }) {
  const { t } = useTranslation('droppedPages')
  const { data = '' } = useQuery({
    queryKey: ['dropped-page', 'html', file.name, file.size, file.lastModified],
    queryFn: async () => cleanPage(await file.text()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return <iframe className={classes.original} title={t('original')} sandbox="" srcDoc={data} />
}

const active = 'script, link, meta, base, iframe, frame, object, embed, form input[type=hidden], noscript, template'

export function cleanPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(active)) element.remove()
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on|^(?:href|src|srcset|action|formaction|background|ping|poster|data|xlink:href)$/i.test(name))
        element.removeAttribute(name)
  const rule = page.createElement('meta')
  rule.httpEquiv = 'Content-Security-Policy'
  rule.content = "default-src 'none'; style-src 'unsafe-inline'"
  page.head.prepend(rule)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

function Print({ file }: { file: File }) {
  const { t } = useTranslation('droppedPages')
  const sheets = useRef<HTMLElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { readPdf } = await import('../orders/pdf-document.ts')
      const task = readPdf(await file.arrayBuffer())
      const pdf = await task.promise
      for (let number = 1; number <= Math.min(pdf.numPages, shownPages) && !isGone; number++) {
        const sheet = await pdf.getPage(number)
        const viewport = sheet.getViewport({ scale: 1.5 })
        const canvas = document.createElement('canvas')
        canvas.width = viewport.width
        canvas.height = viewport.height
        await sheet.render({ canvas, viewport }).promise
        if (!isGone) sheets.current?.append(canvas)
      }
      await task.destroy()
    }
    draw().catch(() => undefined)
    const shown = sheets.current
    return () => {
      isGone = true
      shown?.replaceChildren()
    }
  }, [file])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={classes.original} aria-label={t('original')} tabIndex={0} ref={sheets} />
  )
}
