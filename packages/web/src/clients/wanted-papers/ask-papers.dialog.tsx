import { Alert, Anchor, Button, Group, Select, Textarea } from '@mantine/core'
import { type SuggestedFor, suggestedPapers } from '@peshi/contract/clients/wanted-papers'
import type { MatterId } from '@peshi/contract/platform/ids'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useMatterClients } from '../clients/clients.api.ts'
import { useAskForPapers } from './wanted-papers.api.ts'

type Way = 'email' | 'sms' | 'none'

const kinds = Object.keys(suggestedPapers) as SuggestedFor[]
const linesOf = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]

export function AskDialog({ matterId, onClose }: { matterId: MatterId; onClose(): void }) {
  const { t } = useTranslation('papers')
  const { data } = useMatterClients(matterId)
  const ask = useAskForPapers(matterId)
  const { value, change, drop, dropAnd, dialog } = useDraft('wanted-papers', matterId, () => ({ papers: '' }))
  const [clientId, setClient] = useState<string | null>(null)
  const [kind, setKind] = useState<SuggestedFor>('cheque')
  const [chosenWay, setWay] = useState<Way | null>(null)
  const clients = data?.clients ?? []
  const client = clients.find(({ client_id }) => client_id === clientId) ?? clients[0]
  const papers = linesOf(value.papers)
  const ways = client
    ? (['email', 'sms', 'none'] as const).filter(
        (way) => way === 'none' || (way === 'email' ? client.email : client.mobile),
      )
    : []
  const way = chosenWay && ways.includes(chosenWay) ? chosenWay : (ways[0] ?? 'none')
  const submit = () => {
    if (!client) return
    ask.mutate(
      {
        matter_id: matterId,
        client_id: client.client_id,
        papers,
        channel: way === 'none' ? null : way,
        folder: t('folder'),
      },
      {
        onSuccess: () => {
          drop()
          toastDone(t(way === 'none' ? 'done.asked' : 'done.sent'))
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={560} title={t('ask')}>
      {data && !client ? <Message title={t('no_client')} text={t('no_client_text')} /> : null}
      {client ? (
        <DialogForm
          submit={t('submit')}
          sending={ask}
          isReady={papers.length > 0 && client.has_consent}
          onSubmit={submit}
          onCancel={dropAnd(onClose)}
        >
          <Select
            label={t('client')}
            data={clients.map(({ client_id, name }) => ({ value: client_id, label: name }))}
            value={client.client_id}
            allowDeselect={false}
            onChange={setClient}
          />
          {client.has_consent ? null : (
            <Alert color="yellow">
              {t('no_consent')}{' '}
              <Anchor
                underline="always"
                renderRoot={(props) => (
                  <Link {...props} to="/others/clients/$clientId" params={{ clientId: client.client_id }} />
                )}
              >
                {t('record_consent')}
              </Anchor>
            </Alert>
          )}
          <Textarea
            label={t('papers')}
            description={t('papers_hint')}
            autosize
            minRows={4}
            maxRows={10}
            data-autofocus
            value={value.papers}
            onChange={({ currentTarget }) => change({ papers: currentTarget.value })}
          />
          <Select
            label={t('suggestions')}
            data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            allowDeselect={false}
            onChange={(next) => next && setKind(next as SuggestedFor)}
          />
          <Group gap={6}>
            {suggestedPapers[kind]
              .map((key) => t(`paper.${key}`))
              .filter((name) => !papers.includes(name))
              .map((name) => (
                <Button
                  key={name}
                  size="compact-sm"
                  variant="default"
                  onClick={() => change({ papers: [...papers, name].join('\n') })}
                >
                  {`+ ${name}`}
                </Button>
              ))}
          </Group>
          <Select
            label={t('how')}
            description={t(way === 'none' ? 'hand_over_hint' : 'reminder_hint')}
            data={ways.map((value) => ({ value, label: t(`channel.${value}`) }))}
            value={way}
            allowDeselect={false}
            onChange={(next) => setWay(next as Way)}
          />
        </DialogForm>
      ) : null}
    </Modal>
  )
}
