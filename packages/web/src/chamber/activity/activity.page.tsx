import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ActivityList } from './activity-list.tsx'

/** What was done in the chamber. */
export function ActivityPage() {
  return (
    <>
      <PageHeader />
      <ActivityList matterId={null} />
    </>
  )
}
