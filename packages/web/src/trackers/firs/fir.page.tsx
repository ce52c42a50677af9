import { Group, Skeleton, Stack } from '@mantine/core'
import { FirTrackerId } from '@peshi/contract/platform/ids'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageFailed } from '../../platform/shell/page-failed.tsx'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { CheckButton, DeleteButton, EditButton } from '../trackers/tracker-buttons.tsx'
import { DefaultBail } from './default-bail.tsx'
import { EditFir } from './edit-fir.tsx'
import { FirCopy } from './fir-copy.tsx'
import { FirFacts, FirSections } from './fir-facts.tsx'
import { FirHistory } from './fir-history.tsx'
import { FirMatters } from './fir-matters.tsx'
import { FirStatusPill } from './fir-status.tsx'
import { numberOf } from './fir-words.ts'
import { checkFir, firs, useDeleteFirs } from './firs.api.ts'

export function FirPage() {
  const { t } = useTranslation('firs')
  const params = useParams({ from: '/shell/trackers/firtracker/fir-preview/$id/$unique_id' })
  const id = FirTrackerId.safeParse(params.id)
  if (!id.success)
    return (
      <>
        <PageHeader />
        <Message title={t('missing')} />
      </>
    )
  return <LoadedFir id={id.data} />
}

function LoadedFir({ id }: { id: FirTrackerId }) {
  const { t } = useTranslation('errors')
  const { data, error, refetch } = firs.useOne(id)
  if (data) return <Shown fir={data} />
  if (!error) return <Skeleton height={320} />
  return <PageFailed title={t('refused.title')} error={error} onRetry={refetch} />
}

function Shown({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const [isEditing, setEditing] = useState(false)
  const name = `${numberOf(fir)}, ${fir.police_station}`
  return (
    <>
      <PageHeader
        title={<Words>{name}</Words>}
        {...(fir.is_hidden ? {} : { tabTitle: name })}
        subtitle={
          <Group component="span" gap="4px 8px" c="dimmed" fz="sm" className="anywhere">
            <span>
              <Values>{[fir.district, fir.state]}</Values>
            </span>
            <FirStatusPill status={fir.status} />
          </Group>
        }
      >
        {isEditing ? null : <Activities fir={fir} onEdit={() => setEditing(true)} />}
      </PageHeader>
      <div className="columns">
        <Stack>
          <Panel title={t('record')}>
            {isEditing ? <EditFir fir={fir} onClose={() => setEditing(false)} /> : <FirFacts fir={fir} />}
          </Panel>
          <Panel title={t('sections')}>
            <FirSections fir={fir} />
          </Panel>
          <Panel title={t('history')}>
            <FirHistory fir={fir} />
          </Panel>
        </Stack>
        <Stack>
          <Panel title={t('bail_title')}>
            <DefaultBail fir={fir} />
          </Panel>
          <FirMatters fir={fir} />
          <Panel title={t('copy')}>
            <FirCopy fir={fir} />
          </Panel>
        </Stack>
      </div>
    </>
  )
}

function Activities({ fir, onEdit }: { fir: FirDetail; onEdit(): void }) {
  const { t } = useTranslation('firs')
  const navigate = useNavigate()
  const remove = useDeleteFirs()
  return (
    <>
      {fir.court_id ? (
        <CheckButton kind="fir" label={t('check_now')} keys={firs.keys} send={() => checkFir(fir._id)} />
      ) : null}
      <EditButton onEdit={onEdit} />
      <DeleteButton
        onDelete={() => remove([fir._id]).then(() => navigate({ to: '/trackers/firtracker/fir-tracker-list' }))}
      />
    </>
  )
}
