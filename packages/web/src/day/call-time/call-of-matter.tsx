import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useCalls } from './calls.api.ts'
import { LikelyTime } from './likely-time.tsx'

/** The likely time of a matter that is listed today. */
export function CallOfMatter({ matter }: { matter: MatterDetail }) {
  const today = useCourtToday()
  const { data: day } = useCalls()
  const call = matter.next_date === today && day?.calls.find(({ matter_id }) => matter_id === matter._id)
  return call ? <LikelyTime likely={call.likely} /> : null
}
