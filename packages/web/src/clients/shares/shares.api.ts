import * as notes from '@peshi/contract/clients/client-notes'
import * as contract from '@peshi/contract/clients/shares'
import type { BodyOf, InputOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, ClientNoteId, MatterId, ShareId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

// A matter's live event refetches all queries whose key begins with `matters`.
const key = (id: MatterId) => ['matters', 'shares', id] as const
export const changedByShares = (id: MatterId) => [key(id), ['activity']]

export const useShares = (id: MatterId) => useData(key(id), contract.listShares, { params: { id } })

export const sendShares = (id: MatterId, body: BodyOf<typeof contract.setShares> & SentVersion) =>
  callApi(contract.setShares, { params: { id }, body })

export const useRevokeShare = (matterId: MatterId) =>
  useChange((id: ShareId) => callApi(contract.revokeShare, { params: { id } }), changedByShares(matterId))

export const useSendLink = (matterId: MatterId) =>
  useChange(
    ({ id, channel }: { id: ClientId; channel: contract.ClientChannel }) =>
      callApi(contract.sendClientLink, { params: { id }, body: { channel } }),
    changedByShares(matterId),
  )

export const useCloseAccess = (matterId: MatterId) =>
  useChange((id: ClientId) => callApi(contract.closeClientAccess, { params: { id } }), changedByShares(matterId))

export const useOpenAccess = (matterId: MatterId) =>
  useChange((id: ClientId) => callApi(contract.openClientAccess, { params: { id } }), changedByShares(matterId))

export const useClientMessages = (id: MatterId, client: ClientId) =>
  useData([...key(id), 'messages', client], contract.listClientMessages, { params: { id, client } })

export const useWriteToClient = (id: MatterId, client: ClientId) =>
  useChange(
    (text: string) => callApi(contract.writeToClient, { params: { id, client }, body: { text } }),
    changedByShares(id),
  )

export const useClientNotes = (id: MatterId) =>
  useData([...key(id), 'notes'], notes.listClientNotes, { params: { id } })

export const useProposal = (body: InputOf<typeof notes.proposeClientNote>['body'] | null) =>
  useQuery({
    queryKey: ['matters', 'note-proposal', body],
    queryFn: async () => (body ? (await callApi(notes.proposeClientNote, { body })).data : null),
    enabled: body !== null,
    staleTime: 0,
  })

export interface NoteTexts {
  text_en: string
  text_own: string
}

export const useSaveNote = (id: MatterId) =>
  useChange((body: BodyOf<typeof notes.saveClientNote>) => callApi(notes.saveClientNote, { body }), changedByShares(id))

export const sendNote = (id: ClientNoteId, body: Partial<NoteTexts> & SentVersion) =>
  callApi(notes.editClientNote, { params: { id }, body })

export const useApproveNote = ({ _id: id, matter_id }: notes.ClientNote) =>
  useChange(
    (body: NoteTexts & SentVersion & { channels: notes.NoteChannel[] }) =>
      callApi(notes.approveClientNote, { params: { id }, body }),
    changedByShares(matter_id),
  )

export const useDeleteNote = ({ _id: id, matter_id }: notes.ClientNote) =>
  useChange(
    (body: SentVersion) => callApi(notes.deleteClientNote, { params: { id }, body }),
    changedByShares(matter_id),
  )
