import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { AbilitiesGrid } from './abilities-grid.tsx'
import { AccessRulesPanel } from './access-rules-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { usePeople } from './members.api.ts'
import classes from './members.module.css'
import { PeoplePanel } from './people-panel.tsx'

export function MembersTab() {
  const { t } = useTranslation('members')
  const { data, error, refetch } = usePeople()
  if (!data && !error)
    return (
      <>
        <Skeleton height={220} radius="lg" aria-busy="true" />
        <Skeleton className={classes.wide} height={640} radius="lg" />
      </>
    )
  return (
    <>
      {data ? (
        <>
          <PeoplePanel people={data.data} />
          <InvitationsPanel invitations={data.invitations} />
        </>
      ) : (
        <Panel title={t('failed')}>
          <Button variant="default" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </Panel>
      )}
      <AccessRulesPanel />
      <AbilitiesGrid />
    </>
  )
}
