import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { FirTrackerId } from '@peshi/contract/platform/ids'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import detail from '../../matters/matters/detail/detail.module.css'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { DefaultBail } from './default-bail.tsx'
import { EditFir } from './edit-fir.tsx'
import { FirCopy } from './fir-copy.tsx'
import { FirFacts, FirSections } from './fir-facts.tsx'
import { FirHistory } from './fir-history.tsx'
import { FirMatters } from './fir-matters.tsx'
import { FirStatusPill } from './fir-status.tsx'
import { numberOf } from './fir-words.ts'
import { useDeleteFirs, useFir, useSaveFir } from './firs.api.ts'

export function FirPage() {
  const { t } = useTranslation(['firs', 'trackers'])
  const params = useParams({ from: '/shell/trackers/firtracker/fir-preview/$id/$unique_id' })
  const id = FirTrackerId.safeParse(params.id)
  if (!id.success) return <Missing text={t('firs:missing')} />
  return <LoadedFir id={id.data} />
}

function LoadedFir({ id }: { id: FirTrackerId }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const { data, error, refetch } = useFir(id)
  if (data) return <Shown fir={data} />
  if (error)
    return (
      <Missing text={sayError(error)}>
        <Button variant="default" size="compact-sm" onClick={() => refetch()}>
          {t('trackers:retry')}
        </Button>
      </Missing>
    )
  return <Skeleton height={320} />
}

function Missing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <PageHeader />
      <Alert color="red" role="alert">
        <Stack gap="xs" align="start">
          {text}
          {children}
        </Stack>
      </Alert>
    </>
  )
}

function Shown({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const [isEditing, setEditing] = useState(false)
  const name = `${numberOf(fir)}, ${fir.police_station}`
  return (
    <>
      <PageHeader
        title={<Words>{name}</Words>}
        tabTitle={name}
        subtitle={
          <span className={detail.identity}>
            <span>
              <Values>{[fir.district, fir.state]}</Values>
            </span>
            <FirStatusPill status={fir.status} />
          </span>
        }
      >
        {isEditing ? null : <Activities fir={fir} onEdit={() => setEditing(true)} />}
      </PageHeader>
      <div className={detail.columns}>
        <div className={detail.column}>
          <Panel title={t('firs:record')}>
            {isEditing ? <EditFir fir={fir} onClose={() => setEditing(false)} /> : <FirFacts fir={fir} />}
          </Panel>
          <Panel title={t('firs:sections')}>
            <FirSections fir={fir} />
          </Panel>
          <Panel title={t('firs:history')}>
            <FirHistory fir={fir} />
          </Panel>
        </div>
        <div className={detail.column}>
          <Panel title={t('firs:bail_title')}>
            <DefaultBail fir={fir} />
          </Panel>
          <FirMatters fir={fir} />
          <Panel title={t('firs:copy')}>
            <FirCopy fir={fir} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Activities({ fir, onEdit }: { fir: FirDetail; onEdit(): void }) {
  const { t } = useTranslation(['firs', 'trackers'])
  const can = useCan()
  const navigate = useNavigate()
  const save = useSaveFir()
  const remove = useDeleteFirs()
  if (!can('update', 'Tracker')) return null
  const askNow = () =>
    save.mutate(
      { _id: fir._id, refresh: true },
      {
        onSuccess: () => navigate({ to: '/dashboard/due-checks', search: { kind: 'fir' } }),
      },
    )
  return (
    <>
      {fir.court_id ? (
        <Button leftSection={<IconRefresh size={16} />} loading={save.isPending} onClick={askNow}>
          {t('firs:check_now')}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<IconPencil size={16} />} onClick={onEdit}>
        {t('trackers:edit')}
      </Button>
      {can('delete', 'Tracker') ? (
        <Button
          data-sends
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => remove([fir._id]).then(() => navigate({ to: '/trackers/firtracker/fir-tracker-list' }))}
        >
          {t('trackers:delete')}
        </Button>
      ) : null}
    </>
  )
}
