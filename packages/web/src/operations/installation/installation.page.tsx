import { Button } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PartialLists } from '../../courts/courts/partial-lists.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { BackupsPanel } from '../backup/backups-panel.tsx'
import { CourtCalendarsPanel } from '../court-calendars/court-calendars-panel.tsx'
import { ChambersPanel } from './chambers-panel.tsx'
import { DatabasePanel, StatementsPanel } from './database-panels.tsx'
import { useInstallation } from './installation.api.ts'
import classes from './installation.module.css'
import { StatePanel } from './state-panel.tsx'
import { FailedPanel, WorkPanel } from './work-panels.tsx'

export function InstallationPage() {
  const { t } = useTranslation('installation')
  const search = useSearch({ from: '/shell/support/installation' })
  const navigate = useNavigate({ from: '/support/installation' })
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/support/installation/setup" />}>
          {t('setup.title')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/support/installation/sites" />}>
          {t('sites.title')}
        </Button>
      </PageHeader>
      <div className={classes.page}>
        <StatePanel />
        <BackupsPanel />
        <CourtCalendarsPanel />
        <State />
        <ChambersPanel search={search} onChange={(next) => navigate({ search: next, replace: true })} />
      </div>
    </>
  )
}

function State() {
  const { t } = useTranslation('installation')
  const { data, error, refetch } = useInstallation()
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />
  return (
    <>
      {data.lists.length > 0 ? (
        <PartialLists
          lists={data.lists}
          title={t('lists.title')}
          hint={t('lists.hint')}
          says={{
            read: ({ entries }) => t('lists.read', { count: entries }),
            missing: t('lists.missing'),
            pages: (pages) => t('lists.pages', { pages }),
          }}
        />
      ) : null}
      <FailedPanel failed={data.failed} />
      <WorkPanel work={data.work} pages={data.pages_to_recognise} />
      <DatabasePanel database={data.database} disk={data.disk} />
      <StatementsPanel statements={data.database.statements} engine={data.database.engine} />
    </>
  )
}
