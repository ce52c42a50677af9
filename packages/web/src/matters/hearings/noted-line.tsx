import type { HearingEntry } from '@peshi/contract/matters/hearings'
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
  const parts = [
    outcome && !isHeaded && t(`outcomes.${outcome.outcome}`),
    outcome?.business,
    note,
    outcome?.recorded_as ? sayOutsider(outcome) : (appearing?.name ?? outcome?.recorded_by),
  ]
  return (
    <>
      <Source of="ours" /> <Values>{parts}</Values>
    </>
  )
}
