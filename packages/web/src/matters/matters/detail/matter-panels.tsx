import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { OrderId } from '@peshi/contract/platform/ids'
import type { ReactNode } from 'react'
import { ActivityList } from '../../../chamber/activity/activity-list.tsx'
import { WhoSaw } from '../../../chamber/audit/who-saw.tsx'
import { MatterClientTab } from '../../../clients/shares/matter-client-tab.tsx'
import { MatterTasks } from '../../../day/tasks/matter-tasks.tsx'
import { MatterInvoices } from '../../../office/invoices/matter-invoices.tsx'
import { MatterClocks } from '../../../trackers/clocks/matter-clocks.tsx'
import type { DocumentAddress } from '../../documents/documents.search.ts'
import { MatterDocuments } from '../../documents/matter-documents.tsx'
import { MatterNotes } from '../../notes/matter-notes.tsx'
import { MatterOrders } from '../../orders/matter-orders.tsx'
import type { MatterAddress, MatterTab } from './matter-address.ts'
import { MatterHearings } from './matter-hearings.tsx'
import { MatterOverview } from './matter-overview.tsx'

export interface Viewed {
  matter: MatterDetail
  address: MatterAddress
  onOpenOrder(id: OrderId | undefined, page?: number): void
  onTurn(open: OrderId, page: number): void
  onDocuments(next: DocumentAddress): void
}

interface MatterPanel {
  /** For everybody who reads the matter when left out. */
  can?: readonly [Action, Subject]
  show(viewed: Viewed): ReactNode
}

/** What stands under each tab of a matter, and what a person must be allowed to do to see it. */
export const matterPanels: Record<MatterTab, MatterPanel> = {
  overview: { show: ({ matter, onOpenOrder }) => <MatterOverview matter={matter} onOpenOrder={onOpenOrder} /> },
  hearings: { show: ({ matter }) => <MatterHearings matter={matter} /> },
  orders: {
    can: ['read', 'Order'],
    show: ({ matter, address: { order, page = 1, find }, onOpenOrder, onTurn }) => (
      <MatterOrders
        matter={matter}
        open={order}
        page={page}
        find={find}
        onOpen={(next) => onOpenOrder(next)}
        onPage={onTurn}
      />
    ),
  },
  clocks: { can: ['read', 'Clock'], show: ({ matter }) => <MatterClocks matterId={matter._id} /> },
  tasks: { can: ['read', 'Task'], show: ({ matter }) => <MatterTasks matter={matter} /> },
  notes: {
    can: ['read', 'Note'],
    show: ({ matter, address }) => <MatterNotes matterId={matter._id} asked={address.note} />,
  },
  documents: {
    can: ['read', 'Document'],
    show: ({ matter, address: { document, page = 1, find, folder, words, sort }, onDocuments }) => (
      <MatterDocuments
        matterId={matter._id}
        address={{ document, page, find, folder, words, sort }}
        onAddress={onDocuments}
      />
    ),
  },
  invoices: { can: ['read', 'Invoice'], show: ({ matter }) => <MatterInvoices matter={matter} /> },
  client: { can: ['read', 'Share'], show: ({ matter }) => <MatterClientTab matterId={matter._id} /> },
  activity: {
    can: ['read', 'Activity'],
    show: ({ matter }) => (
      <>
        <WhoSaw matterId={matter._id} />
        <ActivityList matterId={matter._id} />
      </>
    ),
  },
}
