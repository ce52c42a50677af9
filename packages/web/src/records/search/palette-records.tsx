import { Spotlight } from '@mantine/spotlight'
import type { SearchFound } from '@peshi/contract/records/search'
import { IconHandStop, IconReceipt, IconShieldSearch, IconUser } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { caveatPath, clientPath, firPath, invoicePath } from './hit-paths.ts'
import classes from './palette.module.css'

const mostOfEach = 3

export function PaletteRecords({ found }: { found: SearchFound }) {
  const { t } = useTranslation(['search', 'clients'])
  const router = useRouter()
  const groups = [
    {
      kind: 'clients' as const,
      Icon: IconUser,
      rows: found.clients.hits.map((hit) => ({
        id: hit._id,
        path: clientPath(hit),
        label: hit.name,
        description: t(`clients:kind.${hit.kind}`),
      })),
    },
    {
      kind: 'firs' as const,
      Icon: IconShieldSearch,
      rows: found.firs.hits.map((hit) => ({
        id: hit._id,
        path: firPath(hit),
        description: hit.district,
        label: t('clients:family.fir', { number: hit.number, year: hit.year, station: hit.police_station }),
      })),
    },
    {
      kind: 'caveats' as const,
      Icon: IconHandStop,
      rows: found.caveats.hits.map((hit) => ({
        id: hit._id,
        path: caveatPath(hit),
        description: sayCourt(hit.court_title),
        label: `${hit.caveator} v. ${hit.caveatee}`,
      })),
    },
    {
      kind: 'invoices' as const,
      Icon: IconReceipt,
      rows: found.invoices.hits.map((hit) => ({
        id: hit._id,
        path: invoicePath(hit),
        label: hit.number ?? hit.subject,
        description: hit.name,
      })),
    },
  ]
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, Icon, rows }) => (
      <Spotlight.ActionsGroup key={kind} className={classes.group} label={t(`search:kind.${kind}`)}>
        {rows.slice(0, mostOfEach).map(({ id, path, label, description }) => (
          <Spotlight.Action
            key={id}
            leftSection={<Icon size={18} stroke={1.6} />}
            label={label}
            description={description}
            onClick={() => router.navigate({ href: path })}
          />
        ))}
      </Spotlight.ActionsGroup>
    ))
}
