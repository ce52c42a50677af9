import type { MatterDetail } from '@peshi/contract/matters/matters'
import { Link } from '@tanstack/react-router'
import { Fact } from '../../matters/matters/detail/matter-strip.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import { ClockPill, useClockName } from './clock-marks.tsx'
import { useClocks } from './clocks.api.ts'
import classes from './clocks.module.css'

export function NextDeadlineFact({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('clocks')
  const nameOf = useClockName()
  const clock = useClocks({ matter_id: matter._id, state: 'open', perPage: 1 }).data?.data[0]
  return (
    <Fact label={t('next')}>
      {clock ? (
        <Link to="." search={{ tab: 'clocks' }} className="link">
          <Words>{nameOf(clock)}</Words> <ClockPill clock={clock} />
          {clock.unknown ? <small className={classes.warning}>{t('unknown')}</small> : null}
        </Link>
      ) : (
        '—'
      )}
    </Fact>
  )
}
