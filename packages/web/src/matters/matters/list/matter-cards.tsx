import type { ListedMatter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { sayCourtTerm } from '../../../courts/courts/say-court-term.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ChooseBox } from '../../../platform/ui/data-table.tsx'
import { moveBetweenRows } from '../../../platform/ui/move-between-rows.ts'
import { Values } from '../../../platform/ui/words.tsx'
import { CaseStatusPill, NextDate, ReadAge } from '../next-date.tsx'
import classes from './list.module.css'
import { MatterRowMenu } from './matter-row-menu.tsx'
import type { Chosen } from './select-rows.ts'
import { TitleCell } from './title-cell.tsx'

interface Props {
  matters: ListedMatter[]
  chosen: Chosen
  onToggle(id: MatterId, range: boolean): void
}

export function MatterCards({ matters, chosen, onToggle }: Props) {
  const { t } = useTranslation(['matters', 'lists'])
  return (
    <ul className="ruled" onKeyDown={moveBetweenRows}>
      {matters.map((matter) => (
        <li key={matter._id} className={classes.card}>
          <div className={classes.cardHead}>
            <TitleCell matter={matter} />
            <ChooseBox
              label={t('lists:bulk.choose', { title: matter.title })}
              isChosen={chosen.all || chosen.ids.has(matter._id)}
              onToggle={() => onToggle(matter._id, false)}
            />
            <MatterRowMenu matter={matter} />
          </div>
          <p className={classes.cardLine}>
            <Values>{[sayCourt(matter.court_title), sayCourtTerm(matter.stage)]}</Values>
          </p>
          <p className={classes.cardFoot}>
            <span>
              <span className="small">{t('column.next_date')} </span>
              <NextDate date={matter.next_date} status={matter.case_status} />
            </span>
            <ReadAge readAt={matter.read_at} failingSince={matter.failing_since} />
            <CaseStatusPill status={matter.case_status} />
          </p>
        </li>
      ))}
    </ul>
  )
}
