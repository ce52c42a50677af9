import type { ListedFiling } from '@peshi/contract/papers/filings'
import type { FilingState } from '@peshi/contract/papers/filings/filing-kinds'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import classes from './filings.module.css'

const tones: Record<FilingState, Tone> = {
  draft: 'decided',
  filed: 'today',
  returned: 'late',
  registered: 'live',
  withdrawn: 'decided',
}

export function FilingPill({ state }: { state: FilingState }) {
  const { t } = useTranslation('filings')
  return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
}

/** `isOfMatter`: the list is on the page of the matter, which names it. */
export function FilingRows({
  filings,
  isOfMatter = false,
}: {
  filings: readonly ListedFiling[]
  isOfMatter?: boolean
}) {
  return (
    <ul className={classes.rows}>
      {filings.map((one) => (
        <Row key={one._id} filing={one} isOfMatter={isOfMatter} />
      ))}
    </ul>
  )
}

function Row({ filing, isOfMatter }: { filing: ListedFiling; isOfMatter: boolean }) {
  const { t } = useTranslation('filings')
  const today = useCourtToday()
  const { _id, title, kind, state, ctitle, case_label, court_short, number, filed_on, refile_by } = filing
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to="/trackers/filings/$id" params={{ id: _id }} className={classes.open}>
          <Words>{title ?? t(`kinds.${kind}`)}</Words>
        </Link>
        <small>
          <Values>
            {[
              title ? t(`kinds.${kind}`) : null,
              ...(isOfMatter ? [] : [ctitle, case_label, court_short && sayCourt(court_short)]),
              number,
              filed_on && t('filed_on', { date: toDayFirst(filed_on) }),
            ]}
          </Values>
        </small>
        {state === 'returned' ? (
          <small className={refile_by && refile_by <= today ? classes.late : undefined}>
            <Values>
              {[
                refile_by && t('refile_by', { date: toDayFirst(refile_by) }),
                t('open_count', { count: filing.open_objections }),
              ]}
            </Values>
          </small>
        ) : null}
        {filing.registered_number ? <small>{t('registered', { number: filing.registered_number })}</small> : null}
      </div>
      <FilingPill state={state} />
    </li>
  )
}
