import { type Activity, activityOfChamber, activityOfMatter } from '@peshi/contract/chamber/activity'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

export const useActivity = (matterId: MatterId | null) =>
  useInfiniteQuery({
    queryKey: ['activity', matterId],
    queryFn: ({ pageParam }) => {
      const query = pageParam ? { before: pageParam.at, before_id: pageParam._id } : {}
      return matterId
        ? callApi(activityOfMatter, { params: { id: matterId }, query })
        : callApi(activityOfChamber, { query })
    },
    initialPageParam: null as Pick<Activity, 'at' | '_id'> | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1) : undefined),
  })
