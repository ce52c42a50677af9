import type { Recognition } from '@peshi/contract/matters/recognised-pages'
import { IconScan } from '@tabler/icons-react'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './recognised-pages.module.css'

interface Props {
  recognition: Recognition | undefined
  page: number
}

/** Says that a machine read the page, when and how surely, or that the page waits for it. */
export function RecognitionNote({ recognition, page }: Props) {
  const words = useNote(recognition, page)
  if (!words) return null
  return (
    <p className={classes.note} role="status">
      <IconScan size={16} stroke={1.5} aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}

function useNote(recognition: Recognition | undefined, page: number): string | null {
  const { t } = useTranslation('orders')
  const { place, waiting = [], pages = [] } = recognition ?? {}
  if (waiting.includes(page)) return place ? t('recognised.place', place) : t('recognised.waiting')
  const found = pages.find((one) => one.page === page)
  if (!found || found.problem === 'empty') return null
  if (found.problem) return t(found.problem === 'script' ? 'recognised.script' : 'recognised.unread')
  const how = { date: sayDay(found.at), percent: found.confidence ?? 0 }
  return t(found.is_unsure ? 'recognised.unsure' : 'recognised.read', how)
}
