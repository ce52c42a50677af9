import { ActionIcon, Anchor, Group, Menu, Select, TextInput } from '@mantine/core'
import type { DistrictSiteState, ListedDistrictSite } from '@peshi/contract/courts/district-sites'
import { IconDots } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { perPage } from './installation.api.ts'
import classes from './installation.module.css'
import { useDecideSite, useDistrictSites, useTrySite } from './sites.api.ts'
import { siteStates } from './sites.search.ts'

const tones = {
  known: 'live',
  met: 'live',
  confirmed: 'live',
  candidate: 'decided',
  unnamed: 'today',
  unanswered: 'today',
  forbidden: 'late',
} as const

export function SitesPage() {
  const { t } = useTranslation('installation')
  const search = useSearch({ from: '/shell/support/installation/sites' })
  const navigate = useNavigate({ from: '/support/installation/sites' })
  const { data, error, refetch } = useDistrictSites(search)
  const [edited, setEdited] = useState<ListedDistrictSite | null>(null)
  const change = (next: typeof search) => navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const locale = currentLocale()
  const counts = data?.meta.counts ?? {}
  const countOf = (state: DistrictSiteState) => (counts[state] ?? 0).toLocaleString(locale)
  return (
    <>
      <PageHeader subtitle={t('sites.subtitle')} />
      <Panel title={t('sites.title')} aside={data?.meta.total.toLocaleString(locale)}>
        <Group gap="sm" mb="sm" align="end">
          <SearchBox
            label={t('sites.search')}
            query={search.search ?? ''}
            onQuery={(text) => change({ search: text || undefined })}
          />
          <Select
            aria-label={t('sites.status')}
            placeholder={t('sites.every')}
            size="sm"
            clearable
            data={siteStates.map((state) => ({
              value: state,
              label: `${t(`sites.state.${state}`)} (${countOf(state)})`,
            }))}
            value={search.state ?? null}
            onChange={(state) => change({ state: state ?? undefined })}
          />
        </Group>
        {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />}
        {data?.data.length === 0 ? <p className={classes.none}>{t('sites.none')}</p> : null}
        {data && data.data.length > 0 ? (
          <DataTable
            className={classes.table}
            label={t('sites.title')}
            rows={data.data}
            keyOf={({ court }) => court}
            columns={[
              {
                id: 'district',
                heading: t('sites.district'),
                namesRow: true,
                cell: ({ place, in_state }) => <Values>{[sayCourt(place), sayCourt(in_state)]}</Values>,
              },
              { id: 'address', heading: t('sites.address'), isLabelled: true, cell: (site) => <Address site={site} /> },
              { id: 'said', heading: t('sites.said'), isLabelled: true, cell: (site) => <Said site={site} /> },
              {
                id: 'action',
                heading: t('sites.action'),
                isUnseen: true,
                cell: (site) => <Actions site={site} onChangeAddress={() => setEdited(site)} />,
              },
            ]}
          />
        ) : null}
        {data && data.meta.total > perPage ? (
          <Pages
            className={classes.pages}
            total={Math.ceil(data.meta.total / perPage)}
            page={search.page ?? 1}
            onPage={(page) => change({ page: page > 1 ? page : undefined })}
          />
        ) : null}
      </Panel>
      {edited ? <AddressDialog site={edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

function Address({ site: { address, state, source } }: { site: ListedDistrictSite }) {
  const { t } = useTranslation('installation')
  return (
    <>
      <span className={classes.name}>
        <Anchor className={classes.code} href={address} target="_blank" rel="noreferrer">
          {new URL(address).host}
        </Anchor>
        <Pill tone={tones[state]}>{t(`sites.state.${state}`)}</Pill>
      </span>
      {source ? <div className={classes.problem}>{t('sites.source', { source: isolate(source) })}</div> : null}
    </>
  )
}

function Said({ site: { said, read_at } }: { site: ListedDistrictSite }) {
  const now = useNow()
  if (read_at === null) return '–'
  return (
    <>
      {said === null ? null : <Words>{said}</Words>}
      <div className={classes.problem}>{ageOf(read_at, now, currentLocale())}</div>
    </>
  )
}

function Actions({ site, onChangeAddress }: { site: ListedDistrictSite; onChangeAddress(): void }) {
  const { t } = useTranslation('installation')
  const decide = useDecideSite()
  const attempt = useTrySite()
  const onError = (error: Error) => toastError(error)
  const set = (decision: 'confirmed' | 'forbidden' | null) =>
    decide.mutate({ court: site.court, decision }, { onError })
  const { state } = site
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          aria-label={t('sites.of', { action: t('sites.action'), court: isolate(sayCourt(site.title)) })}
          loading={decide.isPending || attempt.isPending}
        >
          <IconDots size={16} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'candidate' || state === 'unanswered' ? (
          <Menu.Item onClick={() => attempt.mutate(site.court, { onError })}>{t('sites.try')}</Menu.Item>
        ) : null}
        {state === 'confirmed' || state === 'known' ? null : (
          <Menu.Item onClick={() => set('confirmed')}>{t('sites.confirm')}</Menu.Item>
        )}
        <Menu.Item onClick={onChangeAddress}>{t('sites.change')}</Menu.Item>
        {state === 'forbidden' ? null : <Menu.Item onClick={() => set('forbidden')}>{t('sites.forbid')}</Menu.Item>}
        {state === 'forbidden' || state === 'confirmed' ? (
          <Menu.Item onClick={() => set(null)}>{t('sites.undo')}</Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}

function AddressDialog({ site, onClose }: { site: ListedDistrictSite; onClose(): void }) {
  const { t } = useTranslation('installation')
  const [address, setAddress] = useState(site.address)
  const decide = useDecideSite()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sites.of', { action: t('sites.change'), court: isolate(sayCourt(site.title)) })}
    >
      <DialogForm
        submit={t('sites.save')}
        sending={decide}
        onSubmit={() =>
          decide.mutate({ court: site.court, decision: 'confirmed', address: address.trim() }, { onSuccess: onClose })
        }
        onCancel={onClose}
      >
        <TextInput
          label={t('sites.address')}
          placeholder="https://name.dcourts.gov.in/"
          dir="ltr"
          maxLength={100}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  )
}
