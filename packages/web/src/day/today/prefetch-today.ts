import { hearingQueuesQuery } from '../../matters/hearings/hearings.api.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { readSession } from '../../platform/session/session.ts'
import { mayDo } from '../../platform/session/use-session.ts'
import { todayQuery } from './today.api.ts'

export function prefetchToday() {
  const person = readSession()?.userData
  if (mayDo(person, 'read', 'Dashboard')) queryClient.prefetchQuery(todayQuery)
  if (mayDo(person, 'read', 'Matter')) queryClient.prefetchQuery(hearingQueuesQuery)
}
