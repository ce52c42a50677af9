import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { UserData } from '@peshi/contract/platform/person'
import type { Deletion, DeletionKind } from '@peshi/contract/records/privacy'
import { useState } from 'react'
import { AskPassword } from '../../chamber/account/ask-password.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { useAskForDeletion, useCancelDeletion, useDeletions } from './privacy.api.ts'
import classes from './privacy.module.css'

export function DeletionPanel({ person }: { person: UserData }) {
  const { chamber_role, chamber_name: chamber } = person.extras
  const isOwner = chamber_role === 'owner'
  const { t } = useTranslation('privacy')
  const { data, error, isPending } = useDeletions()
  const [asked, setAsked] = useState<DeletionKind | null>(null)
  const names = (data?.with_account ?? []).map((name) => isolate(name)).join(', ')
  return (
    <Panel title={t('delete.title')}>
      {isPending ? <Skeleton height={120} /> : null}
      {error && !data ? <p role="alert">{sayError(error)}</p> : null}
      {data ? (
        <Stack gap="lg">
          <Part
            kind="account"
            text={[t('delete.account_text'), names && t('delete.with_account', { names })].filter(Boolean).join(' ')}
            deletion={data.account}
            mayDecide
            onAsk={setAsked}
          />
          {isOwner || data.chamber ? (
            <Part
              kind="chamber"
              text={t('delete.chamber_text', { chamber: isolate(chamber) })}
              deletion={data.chamber}
              mayDecide={isOwner}
              onAsk={setAsked}
            />
          ) : null}
          <Text size="sm" c="dimmed">
            {t('delete.kept')}
          </Text>
        </Stack>
      ) : null}
      {asked ? <AskDialog kind={asked} onClose={() => setAsked(null)} /> : null}
    </Panel>
  )
}

interface PartProps {
  kind: DeletionKind
  text: string
  deletion: Deletion | null
  mayDecide: boolean
  onAsk(kind: DeletionKind): void
}

function Part({ kind, text, deletion, mayDecide, onAsk }: PartProps) {
  const { t } = useTranslation('privacy')
  const cancel = useCancelDeletion()
  if (deletion) {
    return (
      <div className={classes.pending}>
        <Text>{t(`delete.${kind}_on`, { date: isolate(dayOf(deletion)) })}</Text>
        {mayDecide ? (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(kind)}>
            {t(`delete.keep_${kind}`)}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div className={classes.part}>
      <Text size="sm">{text}</Text>
      <Button variant="default" c="var(--late)" onClick={() => onAsk(kind)}>
        {t(`delete.${kind}`)}
      </Button>
    </div>
  )
}

function AskDialog({ kind, onClose }: { kind: DeletionKind; onClose(): void }) {
  const { t } = useTranslation('privacy')
  const ask = useAskForDeletion()
  return (
    <AskPassword
      title={t(`delete.${kind}`)}
      text={t(`delete.ask_${kind}`)}
      action={t('delete.confirm')}
      isDangerous
      sending={ask}
      onSubmit={(input) => ask.mutate({ kind, ...input }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

const dayOf = ({ due_at }: Deletion) => toDayFirst(courtDateAt(new Date(due_at)))
