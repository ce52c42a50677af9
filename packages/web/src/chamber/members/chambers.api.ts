import { myChambers, switchChamber } from '@peshi/contract/chamber/members'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { underLock } from '../../platform/api/refresh.ts'
import { useData } from '../../platform/api/use-data.ts'
import { readTokens } from '../../platform/session/session.ts'
import { enter } from '../account/account.api.ts'

export const useMyChambers = (isWanted: boolean) =>
  useData(['chambers'], myChambers, {}, { staleTime: 5 * 60_000, enabled: isWanted })

export const switchTo = async (chamber_id: ChamberId): Promise<void> => {
  await underLock(async () => {
    const refreshToken = readTokens()?.refreshToken
    if (refreshToken) await enter(await callApi(switchChamber, { body: { refreshToken, chamber_id } }))
  })
}

export const useSwitchChamber = () => useMutation({ mutationFn: switchTo })
