import { ActionIcon, Button, FileButton, Group } from '@mantine/core'
import type { CourtCalendars } from '@peshi/contract/operations/court-calendars'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { IconFileImport, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Coverage } from '../../courts/court-days/coverage.tsx'
import { DaysTable } from '../../courts/court-days/days-table.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useAnswerOffer, useCourtCalendars, useLoadCalendars, useRemoveCalendar } from './court-calendars.api.ts'
import classes from './court-calendars.module.css'

export function CourtCalendarsPanel() {
  const { t } = useTranslation('installation')
  const { data, error, refetch } = useCourtCalendars()
  return (
    <Panel title={t('calendars.title')} hint={t('calendars.hint')} aside={<LoadButton />}>
      {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={120} />}
      {data?.missing.length === 0 ? <p className="small">{t('calendars.none_missing')}</p> : null}
      {data ? (
        <>
          <Part title={t('calendars.offers')} rows={data.offers}>
            {(offer) => <Offer offer={offer} />}
          </Part>
          <Part title={t('calendars.missing', { year: data.missing[0]?.year })} rows={data.missing}>
            {({ court_title, matters }) => (
              <>
                <Words>{sayCourt(court_title)}</Words>
                <small>{t('calendars.matters', { count: matters })}</small>
              </>
            )}
          </Part>
          <Part title={t('calendars.loaded')} rows={data.loaded}>
            {(calendar) => <Loaded calendar={calendar} />}
          </Part>
        </>
      ) : null}
    </Panel>
  )
}

type Row = { court: string; year: number; chamber_id?: string }

function Part<T extends Row>({ title, rows, children }: { title: string; rows: T[]; children(row: T): ReactNode }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.lines}>
        {rows.map((row) => (
          <li key={`${row.court} ${row.year} ${row.chamber_id ?? ''}`}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}

function LoadButton() {
  const { t } = useTranslation('installation')
  const load = useLoadCalendars()
  const open = (text: string) => load.mutate(text, { onSuccess: () => toastDone(t('calendars.said.loaded')) })
  return (
    <FileButton accept=".json,application/json" onChange={(file) => file?.text().then(open, toastError)}>
      {(props) => (
        <Button
          data-sends
          size="xs"
          variant="default"
          loading={load.isPending}
          leftSection={<IconFileImport size={14} aria-hidden="true" />}
          {...props}
        >
          {t('calendars.load')}
        </Button>
      )}
    </FileButton>
  )
}

function Offer({ offer }: { offer: CourtCalendars['offers'][number] }) {
  const { t } = useTranslation('installation')
  const [isOpen, setOpen] = useState(false)
  const answer = useAnswerOffer()
  const { chamber_id, court, year, court_title, chamber_name, days, covers } = offer
  const send = (take: boolean) => answer.mutate({ chamber_id, court, year, take })
  return (
    <>
      <span>
        <Words>{sayCourt(court_title)}</Words> {year}
        <small>
          {t('calendars.days', { count: days.length })} · <Words>{chamber_name}</Words>
        </small>
      </span>
      <Group gap="xs">
        <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('calendars.show')}
        </Button>
        <Button data-sends size="xs" onClick={() => send(true)}>
          {t('calendars.take')}
        </Button>
        <Button data-sends size="xs" variant="default" onClick={() => send(false)}>
          {t('calendars.decline')}
        </Button>
      </Group>
      {isOpen ? (
        <div className={classes.days}>
          <Coverage year={year} covers={covers.map((span) => ({ ...span, is_own: true }))} />
          <DaysTable days={days} />
        </div>
      ) : null}
    </>
  )
}

function Loaded({ calendar }: { calendar: CourtCalendars['loaded'][number] }) {
  const { t } = useTranslation('installation')
  const remove = useRemoveCalendar()
  const { court, court_title, year, days, loaded_at } = calendar
  return (
    <>
      <span>
        <Words>{sayCourt(court_title)}</Words> {year}
        <small>
          {t('calendars.days', { count: days })} · <bdi dir="ltr">{toDayFirst(courtDateAt(new Date(loaded_at)))}</bdi>
        </small>
      </span>
      <ActionIcon
        data-sends
        aria-label={t('calendars.remove', { court: sayCourt(court_title), year })}
        onClick={() => remove.mutate({ court, year })}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </>
  )
}
