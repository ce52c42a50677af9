import type { ChamberId } from '@peshi/contract/ids'
import { myChambers, switchChamber } from '@peshi/contract/members'
import { useMutation, useQuery } from '@tanstack/react-query'
import { enter } from '../account/account.api.ts'
import { callApi } from '../api/call-api.ts'
import { underLock } from '../api/refresh.ts'
import { readTokens } from '../session/session.ts'

export const useMyChambers = (isWanted: boolean) =>
  useQuery({
    queryKey: ['chambers'],
    queryFn: async () => (await callApi(myChambers)).data,
    staleTime: 5 * 60_000,
    enabled: isWanted,
  })

/** The device's session becomes one of another chamber; everything on the screen is then read anew. */
export const switchTo = async (chamber_id: ChamberId): Promise<void> => {
  await underLock(async () => {
    const refreshToken = readTokens()?.refreshToken
    if (refreshToken) await enter(await callApi(switchChamber, { body: { refreshToken, chamber_id } }))
  })
}

export const useSwitchChamber = () => useMutation({ mutationFn: switchTo })
