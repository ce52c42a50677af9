import { courtForm, courtOptions, type FindList } from '@peshi/contract/courts/courts'
import { type FindInput, findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/courts/find-case'
import { addMatter, addUnread } from '@peshi/contract/matters/matters'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../platform/api/call-api.ts'
import { forgetMatters } from '../matters.api.ts'

export const useCourtForm = (court: CourtId | null) =>
  useQuery({
    queryKey: ['courts', 'form', court],
    queryFn: court ? async () => (await callApi(courtForm, { params: { unique_id: court } })).data : skipToken,
    staleTime: 3_600_000,
    retry: false,
  })

export const useCourtOptions = (court: CourtId | null, list: FindList, within: string | null | undefined) =>
  useQuery({
    queryKey: ['courts', 'options', court, list, within],
    queryFn:
      court && within !== null
        ? async () => (await callApi(courtOptions, { params: { unique_id: court }, query: { list, within } })).data
        : skipToken,
    staleTime: 3_600_000,
    retry: false,
  })

const ownCall = ['hc-allahabad', 'hc-lucknow']

export const useFindCase = () =>
  useMutation({
    mutationFn: ({ court, ...body }: Partial<FindInput> & { court: CourtId }) =>
      ownCall.includes(court)
        ? callApi(findAtAllahabad, { body: { ...body, unique_id: court } })
        : court.startsWith('dc-')
          ? callApi(findAtDistrict, { body: { ...body, unique_id: court } })
          : callApi(findAtCourt, { params: { unique_id: court }, body }),
  })

export function useAddUnread() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof addUnread>) => callApi(addUnread, { body }),
    onSuccess: () => {
      forgetMatters(client)
    },
  })
}

export function useAddMatter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof addMatter>) => callApi(addMatter, { body }),
    onSuccess: () => {
      forgetMatters(client)
    },
  })
}
