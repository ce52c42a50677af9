import type { InstallationState } from '@peshi/contract/operations/installation-state'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { SettingLines } from '../../platform/ui/setting-lines.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Check } from './check.tsx'
import classes from './installation.module.css'

export function CourtsCheck({ courts: { on, reading, failing } }: Pick<InstallationState, 'courts'>) {
  const { t } = useTranslation('installation')
  const now = useNow()
  const name = t('state.courts')
  if (on?.length === 0)
    return (
      <Check name={name} tone="decided" verdict={t('state.notSet')}>
        <p className={classes.quiet}>{t('state.terms')}</p>
        <SettingLines
          lines={['PESHI_COURTS=sci,hcservices,dcourts', "PESHI_OPERATOR='R. Shukla, office@example.in'"]}
        />
      </Check>
    )
  return (
    <Check
      name={name}
      tone={failing.length > 0 ? 'late' : 'live'}
      verdict={
        failing.length > 0 ? t('state.failing', { count: failing.length }) : t('state.reading', { count: reading })
      }
    >
      <p className={classes.quiet}>{on ? t('state.on', { names: on.join(', ') }) : t('state.simulated')}</p>
      {failing.map(({ title, part, since, failure }) => (
        <p key={`${title} ${part}`}>
          <Words>{title}</Words>: {t(`state.part.${part}`)}, {ageOf(since, now, currentLocale())}.{' '}
          {failure ? t(`state.cause.${failure}`) : null}
        </p>
      ))}
    </Check>
  )
}
