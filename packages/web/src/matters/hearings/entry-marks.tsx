import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { WhereListsAreRead } from '../../courts/courts/where-lists-are-read.tsx'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingMark } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { MatterName } from '../matters/matter-name.tsx'
import { hearingWriting, outcomeWriting } from './hearing-writings.ts'
import classes from './hearings.module.css'
import { RowOutcome } from './row-outcome.tsx'

type Named = Pick<
  HearingEntry,
  | 'matter_id'
  | 'ctitle'
  | 'hc_name'
  | 'court_title'
  | 'unique_id'
  | 'unique_case_number'
  | 'case_type'
  | 'case_number'
  | 'case_year'
>

export const EntryTitle = ({ entry }: { entry: Named }) => (
  <MatterName court={entry.hc_name} id={entry.matter_id} title={entry.ctitle}>
    <Words>{sayCase(entry)}</Words> · <Words>{sayCourt(entry.court_title)}</Words>
  </MatterName>
)

export function useRoomName() {
  const { t } = useTranslation('hearings')
  return (courtNo: string) => {
    const court = courtRoomLabel(courtNo)
    return /^\d/.test(court) ? t('entry.court_no', { court }) : court
  }
}

export function Room({ entry }: { entry: HearingEntry }) {
  const nameRoom = useRoomName()
  return (
    <>
      <Values>{[sayCourt(entry.court_short), entry.court_no && nameRoom(entry.court_no)]}</Values>
      {entry.coram ? (
        <span className={classes.under} title={entry.coram} dir="auto">
          {inUsualCase(entry.coram)}
        </span>
      ) : null}
    </>
  )
}

export function ListKindText({ entry }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  return entry.list_kind ? <span className={classes.under}>{t(`list.${entry.list_kind}`)}</span> : null
}

export function EntryMarks({ entry }: { entry: HearingEntry }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  return (
    <>
      {entry.source !== 'list' && entry.date >= today ? (
        <WhereListsAreRead court={entry.hc_name} matter={entry.matter_id} date={entry.date} />
      ) : null}
      {entry.source === 'ours' ? <span className={classes.ours}>{t('entry.ours')}</span> : null}
      <ListingState entry={entry} />
      {entry.differs ? (
        <span className={classes.differs}>
          {t(entry.differs.by === 'court' ? 'entry.court_says' : 'entry.we_say')} <DateText date={entry.differs.date} />
        </span>
      ) : null}
      {entry.list_next_date ? (
        <span className={classes.differs}>
          {t('entry.list_says')} <DateText date={entry.list_next_date} />
        </span>
      ) : null}
    </>
  )
}

function ListingState({ entry: { change, is_dropped } }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  if (!change) return is_dropped ? <Pill tone="late">{t('entry.dropped')}</Pill> : null
  return (
    <>
      <Pill tone={change.kind === 'corrected' && !is_dropped ? 'today' : 'late'}>{t(`change.${change.kind}`)}</Pill>
      {change.instead ? (
        <span className={classes.under}>{t('change.instead', { place: isolate(change.instead) })}</span>
      ) : null}
      <span className={classes.under} lang="en">
        <Words>{change.text}</Words>
      </span>
    </>
  )
}

export function EntryOutcome({ entry }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  const { matter_id, ctitle, date, outcome, court_outcome } = entry
  const waiting = useWaitingOf(matter_id).filter(
    (item) => (isOf(outcomeWriting)(item) || isOf(hearingWriting)(item)) && item.writing.body.date === date,
  )
  const words = outcome ? null : court_outcome?.business
  const next = outcome?.next_date ?? court_outcome?.next_date
  return (
    <span className={classes.outcome}>
      {words || next ? (
        <span className={classes.came}>
          {words ? <Words>{words}</Words> : null}
          {next ? (
            <span className={classes.under}>
              {t('entry.next')} <span dir="ltr">{toDayFirst(next)}</span>
            </span>
          ) : null}
        </span>
      ) : null}
      <WaitingMark waiting={waiting} />
      <RowOutcome matterId={matter_id} title={ctitle} date={date} outcome={outcome?.outcome ?? null} />
    </span>
  )
}
