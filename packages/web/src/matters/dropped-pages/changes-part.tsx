import { Alert, Button, Group } from '@mantine/core'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { CourtSelect } from '../matters/find/court-select.tsx'
import type { PartProps } from './dropped-pages.api.ts'
import classes from './dropped-pages.module.css'

/** Shows the changes that a court's note makes to a published list. */
export function ChangesPart({ page, court, isKeeping, onCourt, onKeep, onBack }: PartProps) {
  const { t } = useTranslation(['droppedPages', 'hearings'])
  const own = page.changes.flatMap(({ known }, at) => (known.length > 0 ? [at] : []))
  return (
    <>
      <CourtSelect value={court ?? page.court} onChange={onCourt} />
      {own.length === 0 ? <Alert color="amber">{t('none_changed')}</Alert> : null}
      <ul className={classes.choices}>
        {page.changes.map(({ kind, date, bench, item, known, instead, text }) => (
          <li key={`${item} ${text}`}>
            <Values>
              {[
                t(`hearings:change.${kind}`),
                <DateText key="date" date={date} />,
                bench && isolate(bench),
                item && t('item', { item: isolate(item) }),
                instead && t('hearings:change.instead', { place: isolate(instead) }),
                ...known.map(({ _id, title }) => <Words key={_id}>{title}</Words>),
              ]}
            </Values>
            <p lang="en">
              <Words>{text}</Words>
            </p>
          </li>
        ))}
      </ul>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          onClick={() => onKeep({ keep: 'changes', picks: own, court, matter_id: null })}
          loading={isKeeping}
          disabled={own.length === 0}
        >
          {t('save_changes')}
        </Button>
      </Group>
    </>
  )
}
