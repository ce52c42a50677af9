import { courtForm } from '@peshi/contract/courts'
import type { CourtId } from '@peshi/contract/ids'
import { type FindInput, findAtAllahabad, findAtCourt, findAtDistrict } from '@peshi/contract/matters'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'

/** What a court asks for when a case is looked up there. */
export const useCourtForm = (court: CourtId | null) =>
  useQuery({
    queryKey: ['courts', 'form', court],
    queryFn: court ? async () => (await callApi(courtForm, { params: { unique_id: court } })).data : skipToken,
    staleTime: 3_600_000,
    retry: false,
  })

/** Courts with a call of their own (specification §7). */
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
