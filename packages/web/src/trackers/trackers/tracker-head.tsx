import { Button } from '@mantine/core'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkTo, usePages } from '../../platform/actions/use-actions.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import classes from './trackers.module.css'

interface HeadProps {
  lead: string
  kind: DueCheckKind
  add: { label: string; run(): void }
}

export function TrackerHead({ lead, kind, add }: HeadProps) {
  const { t } = useTranslation('trackers')
  const can = useCan()
  return (
    <>
      <PageHeader subtitle={lead}>
        {can('read', 'DueCheck') ? (
          <Button
            renderRoot={(props) => <Link {...props} to="/dashboard/due-checks" search={{ kind }} />}
            variant="default"
            leftSection={<IconChecklist size={16} />}
          >
            {t('due_checks')}
          </Button>
        ) : null}
        <AddTracker {...add} />
      </PageHeader>
      <TrackerTabs />
    </>
  )
}

function TrackerTabs() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('nav.trackers')} className={classes.tabs}>
      {usePages('trackers').map((page) => (
        <Link
          key={page.id}
          {...linkTo(page)}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(page.label)}
        </Link>
      ))}
    </nav>
  )
}

export function AddTracker({ label, run }: HeadProps['add']) {
  const can = useCan()
  if (!can('create', 'Tracker')) return null
  return (
    <Button leftSection={<IconPlus size={16} />} onClick={run}>
      {label}
    </Button>
  )
}
