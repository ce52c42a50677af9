import { courtRoomLabel } from '@peshi/contract/courts/labels'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values } from '../../platform/ui/words.tsx'
import classes from './hearings.module.css'

/** Shows which list said what about the day, and when. */
export function ListSteps({ entry: { steps } }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  return steps.map(({ kind, at, list, court_no, item }) => (
    <span key={`${kind} ${at} ${list}`} className={classes.under}>
      <Values>
        {[
          sayMoment(at),
          isolate(list),
          t(`change.${kind}`),
          court_no && t('entry.court_no', { court: isolate(courtRoomLabel(court_no)) }),
          `${t('column.item')} ${isolate(item)}`,
        ]}
      </Values>
    </span>
  ))
}
