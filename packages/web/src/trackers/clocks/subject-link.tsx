import type { Clock } from '@peshi/contract/trackers/clocks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export function SubjectLink({ clock: { matter_id, subject }, children }: { clock: Clock; children: ReactNode }) {
  if (matter_id)
    return (
      <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }} search={{ tab: 'clocks' }}>
        {children}
      </Link>
    )
  if (subject.kind === 'caveat')
    return (
      <Link to="/trackers/up-caveat/up-caveat-preview/$id/$unique_id" params={{ id: subject.id, unique_id: 'caveat' }}>
        {children}
      </Link>
    )
  if (subject.kind === 'fir')
    return (
      <Link to="/trackers/firtracker/fir-preview/$id/$unique_id" params={{ id: subject.id, unique_id: 'fir' }}>
        {children}
      </Link>
    )
  if (subject.kind === 'appeal')
    return (
      <Link to="/trackers/sci-tracker/tracker-list" search={{ open: subject.id }}>
        {children}
      </Link>
    )
  return children
}
