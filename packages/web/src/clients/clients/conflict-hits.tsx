import { Alert, Stack } from '@mantine/core'
import type { ConflictHit } from '@peshi/contract/clients/client-kinds'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

export function ConflictHits({
  hits = [],
  uncompared = [],
  kept_uncompared = [],
}: {
  hits?: readonly ConflictHit[]
  uncompared?: readonly string[]
  kept_uncompared?: readonly string[]
}) {
  const { t } = useTranslation('clients')
  if (hits.length + uncompared.length + kept_uncompared.length === 0) return null
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle size={18} aria-hidden="true" />}
      title={hits.length > 0 ? t('conflict.title') : t('conflict.panel')}
    >
      {hits.length > 0 ? <ConflictLines hits={hits} /> : null}
      {uncompared.map((name) => (
        <div key={name}>{t('conflict.uncompared', { name: isolate(name) })}</div>
      ))}
      {kept_uncompared.length > 0 ? (
        <div>{t('conflict.kept_uncompared', { names: kept_uncompared.map((name) => isolate(name)).join(', ') })}</div>
      ) : null}
    </Alert>
  )
}

export const ConflictLines = ({ hits }: { hits: readonly ConflictHit[] }) => (
  <Stack component="ul" gap={10}>
    {hits.map((hit) => (
      <li key={`${hit.reason} ${hit.client?._id ?? hit.matter?._id ?? hit.asked}`} className="named anywhere">
        <Hit hit={hit} />
      </li>
    ))}
  </Stack>
)

function Hit({ hit }: { hit: ConflictHit }) {
  const { t } = useTranslation('clients')
  const like = hit.likeness === 'same' ? '' : ` ${t(`conflict.${hit.likeness}`)}`
  return (
    <>
      {/* Isolates only the name, so that the sentence keeps the page's text direction. */}
      {t(`conflict.reason.${hit.reason}`, { name: isolate(hit.asked) })}
      {like}
      {hit.asked_role ? ` ${t(`conflict.asked_role.${hit.asked_role}`, { name: isolate(hit.asked) })}` : null}{' '}
      {hit.client ? (
        <Link to="/others/clients/$clientId" params={{ clientId: hit.client._id as ClientId }} dir="auto">
          {hit.client.name}
        </Link>
      ) : null}
      {hit.matter ? (
        <Link to="/dashboard/matters/matter-preview/$id" params={{ id: hit.matter._id as MatterId }} dir="auto">
          {hit.matter.title}
        </Link>
      ) : null}
      {hit.met_role && hit.met ? ` ${t(`conflict.met_role.${hit.met_role}`, { name: isolate(hit.met) })}` : null}
      {hit.matter?.case_status === 'disposed' ? ` (${t('conflict.old')})` : ''}
    </>
  )
}
