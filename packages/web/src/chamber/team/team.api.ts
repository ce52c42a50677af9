import { getTeam, listMembers, setTeam } from '@peshi/contract/chamber/team'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

export const useMembers = () => useData(['team', 'members'], listMembers)

export const useTeam = (id: MatterId) => useData(['matters', 'team', id], getTeam, { params: { id } })

export const sendTeam = (id: MatterId, body: BodyOf<typeof setTeam> & SentVersion) =>
  callApi(setTeam, { params: { id }, body })
