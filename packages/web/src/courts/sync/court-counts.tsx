import type { CourtSync } from '@peshi/contract/courts/sync'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import classes from './sync.module.css'

export function CourtCounts({ court }: { court: CourtSync }) {
  const { t } = useTranslation('sync')
  const write = (number: number) => number.toLocaleString('en-IN')
  return (
    <span className={classes.counts}>
      <span>{t('count.followed', { number: write(court.followed) })}</span>
      {court.due_now > 0 ? <span>{t('count.due', { number: write(court.due_now) })}</span> : null}
      {court.failed > 0 ? (
        <span className={classes.late}>{t('count.failed', { number: write(court.failed) })}</span>
      ) : null}
      {court.needs_look > 0 ? (
        <span className={classes.late}>{t('count.needsLook', { number: write(court.needs_look) })}</span>
      ) : null}
      {court.problem && !court.obstacle ? (
        <span className={classes.reason}>
          <Words>{court.problem}</Words>
        </span>
      ) : null}
    </span>
  )
}
