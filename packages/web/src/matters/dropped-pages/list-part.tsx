import { Alert, Button, Checkbox, Group } from '@mantine/core'
import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import { type ReactNode, useState } from 'react'
import { sayListProblem } from '../../courts/courts/say-list-problem.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { CourtSelect } from '../matters/find/court-select.tsx'
import type { PartProps } from './dropped-pages.api.ts'
import classes from './dropped-pages.module.css'
import { CourtName } from './facts.tsx'

const toggle = (some: readonly number[], at: number) =>
  some.includes(at) ? some.filter((one) => one !== at) : [...some, at]

export function ListPart({ page, court, isKeeping, onCourt, onKeep, onBack }: PartProps) {
  const { t } = useTranslation('droppedPages')
  const own = page.listings.filter(({ known }) => known !== null)
  const possible = page.sightings.filter(({ known }) => known !== null)
  const [left, setLeft] = useState<readonly number[]>([])
  const [taken, setTaken] = useState<readonly number[]>([])
  const picks = own.map(({ at }) => at).filter((at) => !left.includes(at))
  const sighted = possible.map(({ at }) => at).filter((at) => taken.includes(at))
  const count = picks.length + sighted.length
  return (
    <>
      {page.problem === null ? <p>{t('listed', { count: page.listed })}</p> : <UnknownList page={page} />}
      <CourtSelect value={court ?? page.court} onChange={onCourt} />
      <Checks page={page} />
      {own.length + possible.length === 0 ? <Alert color="amber">{t('none_yours')}</Alert> : null}
      <ul className={classes.choices}>
        {own.map(({ at, case_numbers: [number = ''], ...one }) => (
          <Choice
            key={at}
            isChecked={!left.includes(at)}
            onToggle={() => setLeft(toggle(left, at))}
            {...one}
            number={number}
          />
        ))}
        {possible.map(({ at, case_number: number, page: pageNo, ...one }) => (
          <Choice
            key={`sighting ${at}`}
            isChecked={taken.includes(at)}
            onToggle={() => setTaken(toggle(taken, at))}
            note={t('possible', { page: pageNo })}
            {...one}
            number={number}
          />
        ))}
      </ul>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          onClick={() => onKeep({ keep: 'listings', picks, sighted, court, matter_id: null })}
          loading={isKeeping}
          disabled={count === 0}
        >
          {t('save_hearings', { count })}
        </Button>
      </Group>
    </>
  )
}

interface ChoiceProps extends Pick<DroppedPage['listings'][number], 'known' | 'date' | 'court_no'> {
  item: string | null
  number: string
  note?: ReactNode
  isChecked: boolean
  onToggle(): void
}

function Choice({ known, date, court_no, item, number, note, isChecked, onToggle }: ChoiceProps) {
  const { t } = useTranslation('droppedPages')
  const label = (
    <>
      <Words>{known?.title}</Words>
      <br />
      <Values>
        {[
          <DateText key="date" date={date} />,
          court_no && t('court_no', { court: isolate(court_no) }),
          item && t('item', { item: isolate(item) }),
          number,
          note,
        ]}
      </Values>
    </>
  )
  return (
    <li>
      <Checkbox checked={isChecked} onChange={onToggle} label={label} />
    </li>
  )
}

function UnknownList({ page }: { page: DroppedPage }) {
  const { t } = useTranslation('droppedPages')
  return (
    <Alert color="amber" role="alert" title={t('problem.unknown-list')}>
      <Values>
        {[
          <CourtName key="court" court={page.court} name={null} />,
          <DateText key="date" date={page.sightings[0]?.date ?? null} />,
          t('found_numbers', { count: page.sighted }),
        ]}
      </Values>
      <p>{t('problem_text.unknown-list')}</p>
    </Alert>
  )
}

/** Shows missing and unreadable items of a list, numbers outside its items, and caveats. */
function Checks({ page }: { page: DroppedPage }) {
  const { t } = useTranslation('droppedPages')
  const unreadable = page.sightings.filter(({ case_number }) => case_number === '')
  const outside = page.sighted - unreadable.length
  return (
    <>
      {page.checks.length + unreadable.length > 0 ? (
        <Alert color="amber" role="alert" title={t('checks')}>
          <ul className={classes.choices}>
            {unreadable.map(({ at, item, page: pageNo, text }) => (
              <li key={at}>
                {t('unreadable_item', { item: isolate(item ?? '—'), page: pageNo })} <Words>{text}</Words>
              </li>
            ))}
            {page.checks.map(sayListProblem).map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {outside > 0 ? <p>{t('sighted', { count: outside })}</p> : null}
      {page.caveats.length > 0 ? (
        <details>
          <summary>{t('caveats', { count: page.caveats.length })}</summary>
          <p>{page.caveats.join(', ')}</p>
        </details>
      ) : null}
    </>
  )
}
