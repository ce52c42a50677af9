import { Alert } from '@mantine/core'
import type { ConflictHit } from '@peshi/contract/clients/client-kinds'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './clients.module.css'

/** What stands against whom, each with its reason. A warning: nothing is refused for it. */
export function ConflictHits({ hits }: { hits: readonly ConflictHit[] }) {
  const { t } = useTranslation('clients')
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden="true" />} title={t('conflict.title')}>
      <ConflictLines hits={hits} />
    </Alert>
  )
}

export const ConflictLines = ({ hits }: { hits: readonly ConflictHit[] }) => (
  <ul className={classes.list}>
    {hits.map((hit) => (
      <li key={`${hit.reason} ${hit.client?._id ?? hit.matter?._id ?? hit.asked}`} className={classes.hit}>
        <Hit hit={hit} />
      </li>
    ))}
  </ul>
)

function Hit({ hit }: { hit: ConflictHit }) {
  const { t } = useTranslation('clients')
  const like = hit.likeness === 'alike' ? ` ${t('conflict.alike')}` : ''
  return (
    <>
      {/* The sentence runs with the page, only the name in its own direction. */}
      {t(`conflict.reason.${hit.reason}`, { name: `\u2068${hit.asked}\u2069` })}
      {like}{' '}
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
      {hit.matter?.case_status === 'disposed' ? ` (${t('conflict.old')})` : ''}
    </>
  )
}
