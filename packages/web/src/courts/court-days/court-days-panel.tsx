import { ActionIcon, Button, Group, NumberInput, Select, Skeleton, Stack, TextInput } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconFileImport, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { thisYear, useCourtDays, useOfferCourtDays, useSaveCourtDays } from './court-days.api.ts'
import classes from './court-days.module.css'
import { Coverage } from './coverage.tsx'
import { DaysTable } from './days-table.tsx'
import { ImportDays } from './import-days.tsx'
import { WhereFrom } from './where-from.tsx'

const kinds = ['holiday', 'vacation', 'no-sitting', 'working'] as const
const saturdays = ['none', 'second', 'second-and-fourth', 'all'] as const
const kindOf = (value: string | null) => kinds.find((kind) => kind === value) ?? 'holiday'

export function CourtDaysPanel({ court }: { court: CourtId }) {
  const { t } = useTranslation(['clocks', 'matters'])
  const canWrite = useCan()('update', 'Clock')
  const [year, setYear] = useState(thisYear)
  const { data, error } = useCourtDays(court, year)
  const save = useSaveCourtDays(court)
  const offer = useOfferCourtDays(court)
  const [isImporting, setImporting] = useState(false)
  return (
    <Panel
      title={t('clocks:days.title')}
      aside={
        canWrite ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFileImport size={14} aria-hidden="true" />}
            onClick={() => setImporting(true)}
          >
            {t('clocks:days.import')}
          </Button>
        ) : null
      }
    >
      <Stack gap="sm">
        <Group grow align="end">
          <NumberInput
            label={t('clocks:days.year')}
            min={1990}
            max={2100}
            value={year}
            onChange={(next) => {
              if (Number(next) >= 1990 && Number(next) <= 2100) setYear(Number(next))
            }}
          />
          <Select
            data-sends
            label={t('clocks:days.saturdays')}
            disabled={!canWrite}
            value={data?.saturdays ?? null}
            onChange={(next) => {
              const chosen = saturdays.find((each) => each === next)
              if (chosen) save.mutate({ year, saturdays: chosen })
            }}
            data={saturdays.map((each) => ({ value: each, label: t(`clocks:days.sat.${each}`) }))}
          />
        </Group>
        {error ? <p className={classes.warning}>{sayError(error)}</p> : null}
        {!data && !error ? <Skeleton height={120} aria-busy="true" /> : null}
        {data?.shipped ? <WhereFrom shipped={data.shipped} year={year} /> : null}
        {data ? (
          <Coverage
            key={year}
            year={year}
            covers={data.covers}
            onSave={canWrite && data.days.length > 0 ? (covers) => save.mutate({ year, covers }) : undefined}
          />
        ) : null}
        {data?.days.length === 0 ? <p className="small">{t('clocks:days.none', { year })}</p> : null}
        {data && data.days.length > 0 ? (
          <DaysTable
            days={data.days}
            marksOwn={data.shipped !== null}
            last={
              canWrite
                ? ({ date, name }) => (
                    <ActionIcon
                      data-sends
                      aria-label={t('clocks:days.remove', { name })}
                      onClick={() => save.mutate({ year, without: [date] })}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  )
                : undefined
            }
          />
        ) : null}
        {canWrite && data?.days.some(({ is_own }) => is_own) ? (
          data.is_offered ? (
            <p className="small">{t('clocks:days.offered')}</p>
          ) : (
            <Button data-sends size="xs" variant="default" loading={offer.isPending} onClick={() => offer.mutate(year)}>
              {t('clocks:days.offer')}
            </Button>
          )
        ) : null}
        {canWrite ? <AddDay onAdd={(day) => save.mutate({ year, days: [day] })} /> : null}
        <p className="small">{t('clocks:days.why')}</p>
        {data?.days.some(({ kind }) => kind === 'no-sitting') ? (
          <p className="small">{t('clocks:days.no_sitting_why')}</p>
        ) : null}
      </Stack>
      {isImporting ? (
        <Modal opened onClose={() => setImporting(false)} title={t('clocks:days.import')} size={640}>
          <ImportDays court={court} year={year} onDone={() => setImporting(false)} />
        </Modal>
      ) : null}
    </Panel>
  )
}

function AddDay({ onAdd }: { onAdd(day: { date: string; name: string; kind: (typeof kinds)[number] }): void }) {
  const { t } = useTranslation('clocks')
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>('holiday')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!date || !name.trim()) return
    onAdd({ date, name: name.trim(), kind })
    setName('')
  }
  return (
    <Stack onSubmit={submit} component="form" gap="sm">
      <Group grow align="end">
        <DateField label={t('days.date')} value={date} onChange={setDate} />
        <Select
          label={t('days.kindLabel')}
          value={kind}
          onChange={(next) => setKind(kindOf(next))}
          data={kinds.map((each) => ({ value: each, label: t(`days.kind.${each}`) }))}
        />
      </Group>
      <Group align="end">
        <TextInput
          flex={1}
          label={t('days.name')}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!date || !name.trim()}>
          {t('days.add')}
        </Button>
      </Group>
    </Stack>
  )
}
