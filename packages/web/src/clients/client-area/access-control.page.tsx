import { Button, Group } from '@mantine/core'
import type { SharedMatter as Shared } from '@peshi/contract/clients/client-area'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { useSharedMatters } from './client-area.api.ts'
import classes from './client-area.module.css'
import { belowSharedMatters } from './client-area-slots.ts'
import { SharedMatter } from './shared-matter.tsx'

const route = getRouteApi('/shell/access-control')

export function AccessControlPage() {
  const { matter } = route.useSearch()
  const isClient = useSession()?.userData.role === 'client'
  if (!isClient) return <ForClients />
  return matter ? <SharedMatter id={matter} /> : <SharedMatters />
}

function ForClients() {
  const { t } = useTranslation(['shares', 'account'])
  return (
    <>
      <PageHeader title={t('account:clientArea.title')} />
      <Message title={t('shares:for_clients.title')} text={t('shares:for_clients.text')}>
        <Button renderRoot={(props) => <Link {...props} to="/others/clients" />}>{t('shares:for_clients.go')}</Button>
      </Message>
    </>
  )
}

function SharedMatters() {
  const { t } = useTranslation(['account', 'shares'])
  const person = useSession()?.userData
  const { data, error, refetch } = useSharedMatters()
  return (
    <>
      <PageHeader
        title={t('clientArea.greeting', { name: person?.name ?? '' })}
        subtitle={<bdi>{person?.extras.chamber_name}</bdi>}
      />
      {data ? null : <Unloaded title={t('shares:failed')} error={error} onRetry={refetch} outline={140} />}
      {data?.length === 0 ? <Message title={t('clientArea.nothing')} text={t('clientArea.next')} /> : null}
      <ul className={classes.matters}>
        {(data ?? []).map((matter) => (
          <li key={matter._id}>
            <MatterCard matter={matter} />
          </li>
        ))}
      </ul>
      <FillSlot slot={belowSharedMatters} />
    </>
  )
}

function MatterCard({ matter }: { matter: Shared }) {
  const { t } = useTranslation('shares')
  return (
    <Link to="/access-control" search={{ matter: matter._id }} className={classes.card}>
      <strong>
        <Words>{matter.title}</Words>
      </strong>
      <span className="small">
        <Values>{[sayCase(matter), sayCourt(matter.court_title)]}</Values>
      </span>
      <Group component="span" gap="xs" align="baseline" wrap="nowrap">
        <span className="small">{t('next_date')}</span> <NextDateOf matter={matter} />
      </Group>
    </Link>
  )
}

export function NextDateOf({ matter }: { matter: Shared }) {
  const { t } = useTranslation(['shares', 'matters'])
  const state = dateStateOf(matter, useCourtToday())
  if (matter.case_status === 'disposed') return <span>{t('area.decided')}</span>
  if (!matter.shows_next_date) return <span>{t('area.not_shared')}</span>
  if (matter.next_date === null) return <span>{t('area.no_date')}</span>
  if (state === 'past') return <span>{t('area.past_date', { date: isolate(toDayFirst(matter.next_date)) })}</span>
  return (
    <strong>
      <DateText date={matter.next_date} /> {state === 'today' ? t('matters:date.today.hint') : null}
    </strong>
  )
}
