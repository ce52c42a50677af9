import type { OrderId } from '@peshi/contract/ids'
import type { MatterDetail } from '@peshi/contract/matters'
import { ConflictsPanel } from '../../clients/conflicts-panel.tsx'
import { MatterClientsPanel } from '../../clients/matter-clients.tsx'
import { DirectionsPanel } from '../../directions/directions-panel.tsx'
import { FamilyPanel } from '../../families/family-panel.tsx'
import { NumbersPanel } from '../../families/numbers-panel.tsx'
import { TeamPanel } from '../../lists/team-panel.tsx'
import { OwnParties } from '../other/own-parties.tsx'
import classes from './detail.module.css'
import { PartiesPanel } from './parties-panel.tsx'
import { FirPanel, LowerCourtPanel, RecordPanel } from './record-panels.tsx'
import { ApplicationsPanel, DocumentsPanel, ObjectionsPanel } from './record-tables.tsx'
import { Timeline } from './timeline-panel.tsx'

interface Props {
  matter: MatterDetail
  onOpenOrder(id: OrderId, page?: number): void
}

export function MatterOverview({ matter, onOpenOrder }: Props) {
  const { record } = matter
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <ConflictsPanel subject={{ matter: matter._id }} />
        <DirectionsPanel matterId={matter._id} onOpenOrder={onOpenOrder} />
        <Timeline matter={matter} onOpenOrder={onOpenOrder} />
        {record ? (
          <>
            <ApplicationsPanel applications={record.interlocutory_applications} />
            <ObjectionsPanel objections={record.objections} />
            <DocumentsPanel documents={record.documents} />
          </>
        ) : null}
      </div>
      <div className={classes.column}>
        <MatterClientsPanel matterId={matter._id} />
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
        <FamilyPanel matterId={matter._id} />
        <NumbersPanel matter={matter} />
      </div>
    </div>
  )
}
