import { Button, Stack, Text } from '@mantine/core'
import type { ClientDetail } from '@peshi/contract/clients/clients'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { MergeDialog } from './merge.dialog.tsx'

export function AlikePanel({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const [into, setInto] = useState<ClientDetail['alike'][number] | null>(null)
  if (client.alike.length === 0) return null
  return (
    <Panel title={t('alike.title')}>
      {into ? <MergeDialog client={client} into={into} onClose={() => setInto(null)} /> : null}
      <Text className="small" mb={13}>
        {t('alike.text')}
      </Text>
      <Stack component="ul" gap={10}>
        {client.alike.map((other) => (
          <li key={other._id} className="entry named">
            <span>
              <Link to="/others/clients/$clientId" params={{ clientId: other._id }} dir="auto">
                {other.name}
              </Link>{' '}
              <span className="small" dir="ltr">
                {other.mobile}
              </span>
            </span>
            {can('delete', 'Client') ? (
              <Button size="compact-sm" variant="default" onClick={() => setInto(other)}>
                {t('alike.merge')}
              </Button>
            ) : null}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
