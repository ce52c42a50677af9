import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ActivityList } from './activity-list.tsx'

export function ActivityPage() {
  return (
    <>
      <PageHeader />
      <ActivityList matterId={null} />
    </>
  )
}
