import { Progress, Stack } from '@mantine/core'
import type { ChamberPlan, PlanState } from '@peshi/contract/chamber/plans'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import classes from './plans.module.css'
import { sayMegabytes } from './say-size.ts'

const tones: Record<PlanState, Tone> = { active: 'live', ending: 'today', grace: 'late', expired: 'late' }
const megabyte = 1024 * 1024

export function PresentPlan({ current }: { current: ChamberPlan }) {
  const { t } = useTranslation('plans')
  const { limits, usage, state } = current
  return (
    <Panel
      title={t('present.title')}
      aside={current.name || state === 'expired' ? <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill> : null}
    >
      <Stack>
        <div>
          <strong className={classes.name}>
            <bdi>{current.name ?? (state === 'expired' ? t('state.expired') : t('present.none'))}</bdi>
            {current.is_trial ? <span className={classes.quiet}> · {t('present.trial')}</span> : null}
          </strong>
          <p className={classes.text}>
            <StateText current={current} />
          </p>
        </div>
        <Stack component="dl" gap="sm">
          <Usage what={t('usage.people')} used={usage.people} most={limits.people} say={String} />
          <Usage what={t('usage.matters')} used={usage.matters} most={limits.matters} say={sayCount} />
          <Usage
            what={t('usage.storage')}
            used={usage.storage_bytes / megabyte}
            most={limits.storage_mb}
            say={sayMegabytes}
          />
        </Stack>
      </Stack>
    </Panel>
  )
}

const sayCount = (count: number) => count.toLocaleString('en-IN')

function StateText({ current: { state, ends_on, open_until } }: { current: ChamberPlan }) {
  const { t } = useTranslation(['plans', 'account'])
  const tab = t('account:tab.data')
  if (ends_on === null)
    return state === 'expired' ? t('plans:text.expired_plain', { tab }) : t('plans:present.none_text')
  const date = toDayFirst(ends_on)
  if (state === 'grace') return t('plans:text.grace', { date, until: toDayFirst(open_until ?? ends_on) })
  if (state === 'expired') return t('plans:text.expired', { date, tab })
  return state === 'ending' ? t('plans:text.ending', { date }) : t('plans:text.active', { date })
}

interface UsageProps {
  what: string
  used: number
  most: number | null
  say: (amount: number) => string
}

function Usage({ what, used, most, say }: UsageProps) {
  const { t } = useTranslation('plans')
  const part = most === null ? 0 : (100 * used) / most
  return (
    <div className={classes.use}>
      <dt>{what}</dt>
      <dd>
        {most === null ? t('usage.free', { used: say(used) }) : t('usage.of', { used: say(used), most: say(most) })}
      </dd>
      {most === null ? null : (
        <dd className={classes.bar}>
          <Progress
            value={Math.min(100, Math.round(part))}
            color={part >= 100 ? 'red' : part >= 85 ? 'amber' : undefined}
            aria-label={what}
          />
          {part >= 100 ? <small className="small late">{t('usage.full')}</small> : null}
        </dd>
      )}
    </div>
  )
}
