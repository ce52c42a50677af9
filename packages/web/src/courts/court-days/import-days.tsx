import { Button, Checkbox, FileButton, Group, Stack, Textarea } from '@mantine/core'
import type { DateSpan } from '@peshi/contract/courts/court-days'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useEffect, useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useReadCourtDays, useSaveCourtDays } from './court-days.api.ts'
import classes from './court-days.module.css'
import { CoverageFields, wholeYear } from './coverage-fields.tsx'
import { DaysTable } from './days-table.tsx'

interface Props {
  court: CourtId
  year: number
  /** A file that was chosen elsewhere. Null for a dialog that asks for one. */
  file?: File | null
  onDone(): void
}

export function ImportDays({ court, year, file = null, onDone }: Props) {
  const { t } = useTranslation('clocks')
  const [text, setText] = useState('')
  const [span, setSpan] = useState<DateSpan | null>(null)
  const read = useReadCourtDays(court, year)
  const save = useSaveCourtDays(court)
  const take = (next: string) => {
    setText(next)
    read.reset()
  }
  const open = (file: File | null) => {
    if (file?.name.toLowerCase().endsWith('.pdf')) {
      setText('')
      read.mutate(file)
    } else file?.text().then(take, toastError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the given file once
  useEffect(() => {
    if (file) read.mutate(file)
  }, [file])
  const found = read.data
  return (
    <Stack gap="sm">
      {file ? null : (
        <>
          <p className="small">{t('days.form')}</p>
          <Textarea
            label={t('days.list')}
            minRows={5}
            maxRows={12}
            value={text}
            onChange={(event) => take(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <FileButton accept=".csv,.ics,.txt,.pdf,text/csv,text/calendar,application/pdf" onChange={open}>
              {(props) => (
                <Button variant="default" {...props}>
                  {t('days.file')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              disabled={!text.trim()}
              loading={read.isPending}
              onClick={() => read.mutate(text)}
            >
              {t('days.read')}
            </Button>
          </Group>
        </>
      )}
      {read.error ? <p className={classes.warning}>{sayError(read.error)}</p> : null}
      {found ? (
        <>
          <p>{t('days.found', { count: found.days.length })}</p>
          <DaysTable days={found.days} />
          {found.faults.map(({ line, text: words, why }) => (
            <p key={line} className={classes.warning}>
              {t('days.fault', { line, why: t(`days.why_${why}`) })} <Words>{words}</Words>
            </p>
          ))}
          <Checkbox
            label={t('days.completeList')}
            checked={span !== null}
            onChange={(event) => setSpan(event.currentTarget.checked ? wholeYear(year) : null)}
          />
          {span ? <CoverageFields year={year} span={span} onSpan={setSpan} /> : null}
          <Group justify="flex-end">
            <Button
              data-sends
              disabled={found.days.length === 0 || (span !== null && !(span.from && span.to))}
              loading={save.isPending}
              onClick={() =>
                save.mutate({ year, days: found.days, ...(span && { covers: [span] }) }, { onSuccess: onDone })
              }
            >
              {t('days.write', { count: found.days.length })}
            </Button>
          </Group>
        </>
      ) : null}
    </Stack>
  )
}
