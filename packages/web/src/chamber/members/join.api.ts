import { acceptInvitation, joinChamber, lookAtInvitation } from '@peshi/contract/chamber/members'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import { enter } from '../account/account.api.ts'
import { switchTo } from './chambers.api.ts'

export const useInvitation = (token: string) =>
  useData(['invitation', token], lookAtInvitation, { body: { token } }, { retry: false })

export const useAccept = (token: string) =>
  useMutation({
    mutationFn: async () => {
      const { data } = await callApi(acceptInvitation, { body: { token } })
      await switchTo(data.chamber_id)
    },
  })

export const useJoin = () =>
  useMutation({
    mutationFn: async (body: NonNullable<InputOf<typeof joinChamber>['body']>) =>
      enter(await callApi(joinChamber, { body })),
  })
