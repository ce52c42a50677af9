import type { ChamberId } from '@peshi/contract/ids'
import { useMutation, useQuery } from '@tanstack/react-query'
import { enter } from '../account/account.api.ts'
import { callApi } from '../api/call-api.ts'
import { underLock } from '../api/refresh.ts'
import { loadChunk } from '../app/load-chunk.ts'
import { readTokens } from '../session/session.ts'

/** On demand: the shell is part of the first load, and the contract brings the validator along. */
const loadContract = () => loadChunk(() => import('@peshi/contract/members'))

export const useMyChambers = (isWanted: boolean) =>
  useQuery({
    queryKey: ['chambers'],
    queryFn: async () => (await callApi((await loadContract()).myChambers)).data,
    staleTime: 5 * 60_000,
    enabled: isWanted,
  })

/** The device's session becomes one of another chamber; everything on the screen is then read anew. */
export const switchTo = async (chamber_id: ChamberId): Promise<void> => {
  const { switchChamber } = await loadContract()
  await underLock(async () => {
    const refreshToken = readTokens()?.refreshToken
    if (refreshToken) await enter(await callApi(switchChamber, { body: { refreshToken, chamber_id } }))
  })
}

export const useSwitchChamber = () => useMutation({ mutationFn: switchTo })
