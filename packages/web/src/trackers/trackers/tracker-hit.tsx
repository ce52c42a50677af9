import { Button, Group } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Words } from '../../platform/ui/words.tsx'
import { Sides } from './sides.tsx'
import classes from './trackers.module.css'

interface Props {
  hit: { petitioner: string | null; respondent: string | null; state: string; matter_id: MatterId | null }
  name: string | null
  words: 'appeals' | 'caveats'
  openLabel: string
  dismiss: { isPending: boolean; mutate(undo: boolean): void }
  actions: ReactNode
  children: ReactNode
}

export function TrackerHit({ hit, name, words, openLabel, dismiss, actions, children }: Props) {
  const { t } = useTranslation(words)
  const can = useCan()
  const isDismissed = hit.state === 'dismissed'
  return (
    <article className={classes.hit} data-dismissed={isDismissed || undefined}>
      <strong>
        <Words>{name}</Words>
      </strong>
      <p>
        <Sides first={hit.petitioner} second={hit.respondent} isWhole />
      </p>
      {children}
      <Group gap="xs">
        {hit.matter_id ? <MatterLink id={hit.matter_id}>{openLabel}</MatterLink> : null}
        {hit.state === 'new' && can('create', 'Matter') ? actions : null}
        {(hit.state === 'new' || isDismissed) && can('update', 'Tracker') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(isDismissed)}
          >
            {t(isDismissed ? 'not_dismissed' : 'dismiss')}
          </Button>
        ) : null}
      </Group>
    </article>
  )
}

export const MatterLink = ({ id, children }: { id: MatterId; children: ReactNode }) => (
  <Link to="/dashboard/matters/matter-preview/$id" params={{ id }}>
    {children}
  </Link>
)
