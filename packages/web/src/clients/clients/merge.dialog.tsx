import { Skeleton, Text } from '@mantine/core'
import type { Client, ClientDetail } from '@peshi/contract/clients/clients'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useClientTies, useMergeClient, useRestoreClient } from './clients.api.ts'
import { TieRows, useTieWords } from './ties.tsx'

interface Props {
  client: ClientDetail
  into: Pick<Client, '_id' | 'name'>
  onClose(): void
}

export function MergeDialog({ client, into, onClose }: Props) {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  const ties = useClientTies(client._id)
  const merge = useMergeClient(client)
  const restore = useRestoreClient()
  const sayTies = useTieWords()
  const undoMerge = () => restore.mutateAsync(client._id).then(() => toastDone(t('done.restored')), toastError)
  const submit = () =>
    merge.mutate(into._id, {
      onSuccess: ({ data }) => {
        const moved = sayTies(data.moved)
        const done = moved ? `${t('done.merged')} ${t('merge.moved', { moved })}` : t('done.merged')
        toastDone(done, { label: t('undo'), run: undoMerge })
        navigate({ to: '/others/clients/$clientId', params: { clientId: into._id } })
      },
    })
  return (
    <Modal opened onClose={onClose} title={t('merge.title')}>
      <DialogForm
        submit={t('merge.submit')}
        sending={merge}
        isReady={ties.data !== undefined}
        onSubmit={submit}
        onCancel={onClose}
      >
        <dl className="facts">
          <dt>{t('merge.kept')}</dt>
          <dd>
            <Words>{into.name}</Words>
          </dd>
          <dt>{t('merge.to_bin')}</dt>
          <dd>
            <Words>{client.name}</Words>
          </dd>
        </dl>
        <Text size="sm">{t('merge.text')}</Text>
        {ties.data ? (
          <dl className="facts">
            <TieRows ties={ties.data} />
          </dl>
        ) : ties.error ? (
          <Failed title={t('client_failed')} error={ties.error} onRetry={ties.refetch} />
        ) : (
          <Skeleton height={80} />
        )}
        {ties.data?.shares ? <Text size="sm">{t('merge.sign_in')}</Text> : null}
      </DialogForm>
    </Modal>
  )
}
