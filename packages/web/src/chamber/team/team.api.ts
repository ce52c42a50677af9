import { getTeam, listMembers, setTeam } from '@peshi/contract/chamber/team'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

export const useMembers = () => useData(['team', 'members'], listMembers)

export const useTeam = (id: MatterId) => useData(['matters', 'team', id], getTeam, { params: { id } })

export const useSetTeam = (id: MatterId) =>
  useChange((body: BodyOf<typeof setTeam>) => callApi(setTeam, { params: { id }, body }), [[]])
