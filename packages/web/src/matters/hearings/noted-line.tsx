import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { useTranslation } from 'react-i18next'
import { Values } from '../../platform/ui/words.tsx'
import classes from './hearings.module.css'

export function Source({ of }: { of: 'court' | 'ours' }) {
  const { t } = useTranslation('hearings')
  return <span className={classes.ours}>{t(`source.${of}`)}</span>
}

export function NotedLine({ entry: { outcome, note, appearing } }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  const parts = [
    outcome && t(`outcomes.${outcome.outcome}`),
    outcome?.business,
    note,
    appearing?.name ?? outcome?.recorded_by,
  ]
  return (
    <>
      <Source of="ours" /> <Values>{parts}</Values>
    </>
  )
}
