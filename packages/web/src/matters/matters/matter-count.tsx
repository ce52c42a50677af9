import { useOwnCourts } from '../../courts/courts/courts.api.ts'

export function MatterCount({ className }: { className: string | undefined }) {
  const courts = useOwnCourts().data
  if (!courts) return null
  return <span className={className}>{courts.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-IN')}</span>
}
