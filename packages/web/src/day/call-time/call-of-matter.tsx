import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { CallVideo } from './call-video.tsx'
import { useCalls } from './calls.api.ts'
import { LikelyTime } from './likely-time.tsx'

/** The likely time and the video link of a matter that is heard today. */
export function CallOfMatter({ matter }: { matter: MatterDetail }) {
  const today = useCourtToday()
  const { data: day } = useCalls()
  if (matter.next_date !== today || !day) return null
  const isOf = ({ matter_id }: { matter_id: MatterId }) => matter_id === matter._id
  const call = day.calls.find(isOf)
  return (
    <>
      {call ? <LikelyTime likely={call.likely} /> : null}
      <CallVideo call={call ?? day.videos.find(isOf)} />
    </>
  )
}
