import { ActionIcon, Button, Select, Stack } from '@mantine/core'
import type { Side } from '@peshi/contract/matters/families'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values } from '../../platform/ui/words.tsx'
import { useLinkClient, useMatterClients, useSetOurSide, useUnlinkClient } from './clients.api.ts'
import { LinkDialog, sides } from './link.dialog.tsx'

export function MatterClientsPanel({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const { data } = useMatterClients(matterId)
  const unlink = useUnlinkClient(matterId)
  const link = useLinkClient(matterId)
  const setSide = useSetOurSide(matterId)
  const [isAdding, setAdding] = useState(false)
  if (!data) return null

  const remove = ({ client_id, side, role }: (typeof data.clients)[number]) =>
    unlink.mutateAsync({ client_id, version: data.version }).then((reply) => {
      const undo = () => link.mutateAsync({ client_id, side, role, version: reply.data.version }).catch(toastError)
      toastDone(t('done.unlinked'), { label: t('undo'), run: undo })
    }, toastError)
  const add = can('update', 'Client') ? (
    <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
      {t('matter.add')}
    </Button>
  ) : null
  return (
    <Panel title={t('matter.title')} aside={add}>
      <Stack gap="sm">
        <Select
          data-sends
          label={t('matter.our_side')}
          placeholder={t('matter.not_said')}
          disabled={!can('update', 'Matter')}
          clearable
          data={sides.map((side) => ({ value: side, label: t(`side.${side}`) }))}
          value={data.our_side}
          onChange={(side) =>
            setSide.mutateAsync({ our_side: side as Side | null, version: data.version }).catch(toastError)
          }
        />
        {data.clients.length === 0 ? <span className="small">{t('matter.none')}</span> : null}
        <Stack component="ul" gap={10}>
          {data.clients.map((client) => (
            <li key={client.client_id} className="entry named">
              <span>
                <Link to="/others/clients/$clientId" params={{ clientId: client.client_id }} dir="auto">
                  {client.name}
                </Link>
                <div className="small">
                  <Values>
                    {[
                      client.role ?? t(`side.${client.side}`),
                      client.mobile,
                      client.has_consent ? null : t('consent.none'),
                    ].filter(Boolean)}
                  </Values>
                </div>
              </span>
              {can('update', 'Client') ? (
                <ActionIcon
                  data-sends
                  aria-label={t('matter.remove', { name: client.name })}
                  onClick={() => remove(client)}
                >
                  <IconX size={16} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </Stack>
      </Stack>
      {isAdding ? <LinkDialog matterId={matterId} ourSide={data.our_side} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}
