import { Button, Stack, Text } from '@mantine/core'
import type { ClientDetail } from '@peshi/contract/clients/clients'
import type { ClientId } from '@peshi/contract/platform/ids'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useMergeClient, useRestoreClient } from './clients.api.ts'

export function AlikePanel({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const navigate = useNavigate()
  const merge = useMergeClient(client)
  const restore = useRestoreClient()
  if (client.alike.length === 0) return null
  const mergeInto = (into: ClientId) =>
    merge.mutateAsync(into).then(() => {
      const undoMerge = () => restore.mutateAsync(client._id).then(() => toastDone(t('done.restored')), toastError)
      toastDone(t('done.merged'), { label: t('undo'), run: undoMerge })
      navigate({ to: '/others/clients/$clientId', params: { clientId: into } })
    }, toastError)
  return (
    <Panel title={t('alike.title')}>
      <Text className="small" mb={13}>
        {t('alike.text')}
      </Text>
      <Stack component="ul" gap={10}>
        {client.alike.map(({ _id, name, mobile }) => (
          <li key={_id} className="entry named">
            <span>
              <Link to="/others/clients/$clientId" params={{ clientId: _id }} dir="auto">
                {name}
              </Link>{' '}
              <span className="small" dir="ltr">
                {mobile}
              </span>
            </span>
            {can('delete', 'Client') ? (
              <Button size="compact-sm" variant="default" loading={merge.isPending} onClick={() => mergeInto(_id)}>
                {t('alike.merge')}
              </Button>
            ) : null}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
