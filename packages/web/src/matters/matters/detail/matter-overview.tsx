import { Skeleton, Stack } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTeam } from '../../../chamber/team/team.api.ts'
import { isFilling } from '../../../platform/api/is-filling.ts'
import { useSlot } from '../../../platform/features/define-slot.ts'
import { FillPanels, useFillingPanels } from '../../../platform/features/panels.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { Fact } from '../../../platform/ui/fact.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import { useMatterTags } from '../../lists/tags.api.ts'
import { TeamPanel } from '../../lists/team-panel.tsx'
import { useOrders } from '../../orders/orders.api.ts'
import classes from './detail.module.css'
import { aboveParties, aboveTimeline, belowParties, matterTimeline } from './matter-slots.ts'
import { PartiesPanel } from './parties-panel.tsx'
import { FirPanel, LowerCourtPanel, RecordPanel } from './record-panels.tsx'
import { ApplicationsPanel, DocumentsPanel, ObjectionsPanel } from './record-tables.tsx'

function OwnParties({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  return (
    <Panel title={t('detail.parties')}>
      <dl className="facts">
        <Fact label={t('field.petitioner')} value={matter.petitioner ?? '—'} />
        <Fact label={t('field.respondent')} value={matter.respondent ?? '—'} />
        {matter.stage ? <Fact label={t('column.stage')} value={matter.stage} /> : null}
      </dl>
      <p className={classes.noRecord}>{t('detail.no_record')}</p>
    </Panel>
  )
}

export function MatterOverview({ matter }: { matter: MatterDetail }) {
  const { record } = matter
  const canReadOrders = useCan()('read', 'Order')
  const areFilling = useFillingPanels(
    { matter },
    useSlot(matterTimeline),
    useSlot(aboveTimeline),
    useSlot(aboveParties),
    useSlot(belowParties),
  )
  const isWaiting = isFilling(useOrders(matter._id, canReadOrders), useTeam(matter._id), useMatterTags(matter._id))
  if (isWaiting || areFilling) return <ColumnsSkeleton />
  return (
    <div className="columns">
      <Stack>
        <FillPanels slot={aboveTimeline} matter={matter} />
        <FillPanels slot={matterTimeline} matter={matter} />
        {record ? (
          <>
            <ApplicationsPanel applications={record.interlocutory_applications} />
            <ObjectionsPanel objections={record.objections} />
            <DocumentsPanel documents={record.documents} />
          </>
        ) : null}
      </Stack>
      <Stack>
        <FillPanels slot={aboveParties} matter={matter} />
        <TeamPanel matterId={matter._id} />
        {record ? (
          <>
            <PartiesPanel matter={matter} record={record} />
            <LowerCourtPanel lowerCourt={record.lower_court} />
            <FirPanel fir={record.fir} />
            <RecordPanel matter={matter} record={record} />
          </>
        ) : (
          <OwnParties matter={matter} />
        )}
        <FillPanels slot={belowParties} matter={matter} />
      </Stack>
    </div>
  )
}

export const ColumnsSkeleton = () => (
  <div className="columns" aria-busy="true">
    <Skeleton height={320} radius="lg" />
    <Skeleton height={240} radius="lg" />
  </div>
)
