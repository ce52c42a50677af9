import type { LikelyTime as Likely } from '@peshi/contract/day/call-time'
import { indiaTime } from '../../platform/i18n/india-time.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './calls.module.css'

export function LikelyTime({ likely }: { likely: Likely }) {
  const { t } = useTranslation('calls')
  switch (likely.state) {
    case 'expected':
      return <Range {...likely} />
    case 'being-heard':
      return <span className={classes.likely}>{t('likely.now')}</span>
    case 'called':
      return <span className="small">{t('likely.called', { time: indiaTime(likely.at) })}</span>
    case 'cannot-say':
      return <span className="small">{t(`why.${likely.why}`)}</span>
    case 'over':
      return <span className="small">{t('likely.over')}</span>
  }
}

function Range({ from, to, confidence, learned_from, is_from_message }: Extract<Likely, { state: 'expected' }>) {
  const { t } = useTranslation('calls')
  const isGuess = confidence === null && !is_from_message
  const hint = is_from_message
    ? t('likely.from_message')
    : isGuess
      ? t('likely.guessHint')
      : t('likely.hint', { confidence, count: learned_from })
  const said = is_from_message ? t('likely.from_message') : isGuess ? t('likely.guess') : null
  const guess = said === null ? null : <small className="small"> {said}</small>
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
