import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message } from '../../platform/ui/message.tsx'
import type { ViewProps } from './document-view.tsx'
import classes from './documents.module.css'
import { useFile } from './use-file.ts'

const shownCharacters = 500_000

export function TextView(props: ViewProps) {
  const { t } = useTranslation('documents')
  const { data: blob, error } = useFile(props)
  const { data: text } = useQuery({
    queryKey: ['document-file', props.id, props.version.version, 'text'],
    queryFn: async () => decode(await (blob ?? new Blob()).arrayBuffer()),
    enabled: blob !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Message title={t('view.failed')} text={t('view.failed_text')} />
  if (text === undefined) return <Skeleton height={320} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <pre className={classes.text} dir="auto" tabIndex={0}>
      {text.slice(0, shownCharacters)}
    </pre>
  )
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
