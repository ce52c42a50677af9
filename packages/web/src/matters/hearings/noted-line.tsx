import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values } from '../../platform/ui/words.tsx'
import classes from './hearings.module.css'

export function Source({ of }: { of: 'court' | 'ours' }) {
  const { t } = useTranslation('hearings')
  return <span className={classes.ours}>{t(`source.${of}`)}</span>
}

interface Props {
  entry: HearingEntry
  /** The heading above names the outcome. */
  isHeaded?: boolean
}

export function NotedLine({ entry: { outcome, note, appearing }, isHeaded = false }: Props) {
  const { t } = useTranslation('hearings')
  const sayOutsider = ({ recorded_by, recorded_as }: NonNullable<HearingEntry['outcome']>) =>
    recorded_as ? t(`recorded_as.${recorded_as}`, { name: recorded_by ?? '' }) : recorded_by
  const from = outcome?.from_order
  const counsel = from?.counsel.map(({ name, for: party }) => `${name} (${party})`).join(', ')
  const parts = [
    outcome && !isHeaded && t(`outcomes.${outcome.outcome}`),
    outcome?.business,
    note,
    counsel ? <bdi key="counsel">{counsel}</bdi> : null,
    from ? (
      <Link key="order" to="." search={{ tab: 'orders', order: from.order_id, page: from.page }} className="link more">
        {t('from_order', { page: from.page })}
      </Link>
    ) : null,
    outcome?.recorded_as ? sayOutsider(outcome) : (appearing?.name ?? outcome?.recorded_by),
  ]
  return (
    <>
      <Source of="ours" /> <Values>{parts}</Values>
    </>
  )
}
