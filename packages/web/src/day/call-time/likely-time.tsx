import type { LikelyTime as Likely } from '@peshi/contract/day/call-time'
import { useTranslation } from 'react-i18next'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import classes from './calls.module.css'

export function LikelyTime({ likely }: { likely: Likely }) {
  const { t } = useTranslation('calls')
  switch (likely.state) {
    case 'expected':
      return <Range {...likely} />
    case 'being-heard':
      return <span className={classes.likely}>{t('likely.now')}</span>
    case 'called':
      return <span className={classes.quiet}>{t('likely.called', { time: indiaTime(likely.at) })}</span>
    case 'cannot-say':
      return <span className={classes.quiet}>{t(`why.${likely.why}`)}</span>
  }
}

function Range({ from, to, confidence, learned_from }: Extract<Likely, { state: 'expected' }>) {
  const { t } = useTranslation('calls')
  const isGuess = confidence === null
  const hint = isGuess ? t('likely.guessHint') : t('likely.hint', { confidence, count: learned_from })
  const guess = isGuess ? <small className={classes.quiet}> {t('likely.guess')}</small> : null
  if (to === null) {
    return (
      <span className={classes.likely} title={`${t('likely.perhapsNot')} ${hint}`}>
        {t('likely.open', { from: indiaTime(from) })}
        {guess}
      </span>
    )
  }
  return (
    <span className={classes.likely} title={hint}>
      <bdi dir="ltr">
        {indiaTime(from)} – {indiaTime(to)}
      </bdi>
      {guess}
    </span>
  )
}
