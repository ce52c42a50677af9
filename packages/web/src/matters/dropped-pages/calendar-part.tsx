import { Alert, Button, Group, NumberInput, Stack } from '@mantine/core'
import type { DroppedPage } from '@peshi/contract/matters/dropped-pages'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { thisYear } from '../../courts/court-days/court-days.api.ts'
import { ImportDays } from '../../courts/court-days/import-days.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { CourtSelect } from '../matters/find/court-select.tsx'

interface Props {
  file: File
  page: DroppedPage
  onBack(): void
}

/** Offers to import the holidays of a court's calendar. */
export function CalendarPart({ file, page, onBack }: Props) {
  const { t } = useTranslation('droppedPages')
  const can = useCan()
  const [court, setCourt] = useState<CourtId | null>(page.court)
  const [year, setYear] = useState(yearOf(page.words))
  const back = (
    <Group>
      <Button variant="default" onClick={onBack}>
        {t('back')}
      </Button>
    </Group>
  )
  return (
    <Stack>
      <Alert color="blue" title={t('problem.court-calendar')}>
        {t('problem_text.court-calendar')}
      </Alert>
      {can('update', 'Clock') ? (
        <>
          <CourtSelect value={court} onChange={setCourt} />
          <NumberInput
            label={t('calendar_year')}
            min={1990}
            max={2100}
            value={year}
            onChange={(next) => {
              if (Number(next) >= 1990 && Number(next) <= 2100) setYear(Number(next))
            }}
          />
          {court ? <ImportDays key={`${court} ${year}`} court={court} year={year} file={file} onDone={onBack} /> : null}
        </>
      ) : null}
      {back}
    </Stack>
  )
}

/** The year that the page names most often. */
function yearOf(words: string): number {
  const times = Map.groupBy(words.match(/\b20\d\d\b/g) ?? [], (year) => year)
  const [most] = [...times].toSorted(([, one], [, other]) => other.length - one.length)
  return most ? Number(most[0]) : thisYear()
}
