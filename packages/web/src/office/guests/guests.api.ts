import * as contract from '@peshi/contract/office/guests'
import type { BodyOf, InputOf } from '@peshi/contract/platform/endpoint'
import type { GuestId, MatterId } from '@peshi/contract/platform/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

// A matter's live event refetches all queries whose key begins with `matters`.
const ofMatter = (id: MatterId) => ['matters', 'guests', id] as const

export const useGuests = (id: MatterId) =>
  useQuery({ queryKey: ofMatter(id), queryFn: () => callApi(contract.listGuests, { params: { id } }) })

export type ShareBody = NonNullable<InputOf<typeof contract.shareMatter>['body']>
export const useShareMatter = (id: MatterId) =>
  useChange((body: ShareBody) => callApi(contract.shareMatter, { params: { id }, body }), [ofMatter(id), ['activity']])

export const useWithdraw = (matterId: MatterId) =>
  useChange((id: GuestId) => callApi(contract.withdrawGuest, { params: { id } }), [ofMatter(matterId), ['activity']])

const ofLink = (token: string) => ['guest', token] as const

export const useGuestView = (token: string) =>
  useData(
    ofLink(token),
    contract.openAsGuest,
    { body: { token } },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  )

/** Each reply has the whole view, so that nothing is loaded again after a change. */
function useGuestChange<Input>(
  token: string,
  send: (input: Input) => Promise<{ data: contract.GuestView }>,
  onSaved?: () => void,
) {
  const client = useQueryClient()
  return useChange(send, [], ({ data }) => {
    client.setQueryData(ofLink(token), data)
    onSaved?.()
  })
}

export const useAccept = (token: string) =>
  useGuestChange(token, (name: string) => callApi(contract.acceptAsGuest, { body: { token, name, agrees: true } }))

export type OutcomeBody = Omit<BodyOf<typeof contract.recordAsGuest>, 'token'>
/** The new view replaces the form, so that the form itself hears no success. */
export const useRecord = (token: string, onSaved: () => void) =>
  useGuestChange(token, (body: OutcomeBody) => callApi(contract.recordAsGuest, { body: { ...body, token } }), onSaved)

export const useAddPapers = (token: string) =>
  useGuestChange(token, (files: readonly File[]) => sendPapers(token, files))

function sendPapers(token: string, files: readonly File[]) {
  const form = new FormData()
  form.set('token', token)
  for (const file of files) form.append('files', file)
  return callApi(contract.addAsGuest, { body: form as unknown as BodyOf<typeof contract.addAsGuest> })
}

export const fetchPack = (token: string, date: string) => fetchFile(contract.guestBriefPack, { body: { token, date } })
export const fetchPaper = (token: string, kind: 'order' | 'paper', id: string) =>
  fetchFile(contract.guestFile, { body: { token, kind, id } })
