import * as contract from '@peshi/contract/matters/documents'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { documentRecognition } from '@peshi/contract/matters/recognised-pages'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, DocumentId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fileAddressMs, type SentVersion } from '../../platform/api/call-api.ts'
import { dataQuery, useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { matterKeys } from '../matters/matters.api.ts'
import type { RecognitionSource } from '../recognised-pages/recognised-pages.api.ts'
import { type PhotoWriting, sendPhoto, toBase64 } from './photo-writing.ts'

/** The matter or client that has a document. */
export type OwnerId = MatterId | ClientId

export const ownerOf = ({ matter_id, client_id }: Pick<contract.Document, 'matter_id' | 'client_id'>): OwnerId => {
  const owner = matter_id ?? client_id
  if (!owner) throw new RangeError('A document of nobody')
  return owner
}

export const documentKeys = {
  of: (owner: OwnerId) => ['documents', owner] as const,
  one: (owner: OwnerId, id: string) => ['documents', owner, id] as const,
}

const readingPollMs = 5000

const listed = {
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { data?: contract.Document[] | undefined } }) =>
    state.data?.some(({ current }) => !current.is_read) ? readingPollMs : fileAddressMs,
}

export const useDocuments = (matterId: MatterId) =>
  useData(documentKeys.of(matterId), contract.listDocuments, { params: { id: matterId } }, listed)

export const clientDocumentsQuery = (id: ClientId) =>
  dataQuery(documentKeys.of(id), contract.listClientDocuments, { params: { id } }, listed)

/** The documents beside this one, if they are loaded. */
export const useSiblings = (document: contract.Document): readonly contract.Document[] =>
  useQueryClient().getQueryData<contract.Document[]>(documentKeys.of(ownerOf(document))) ?? []

export const useDocument = (owner: OwnerId, id: DocumentId | undefined) =>
  useQuery({
    queryKey: documentKeys.one(owner, id ?? ''),
    queryFn: id ? async () => (await callApi(contract.getDocument, { params: { id } })).data : skipToken,
    staleTime: 60_000,
    refetchInterval: fileAddressMs,
  })

function useChange<Input, Reply>(owner: OwnerId, mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(changedByDocument(owner).map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export const recognitionOfDocument = (
  owner: OwnerId,
  id: DocumentId,
  version: contract.DocumentVersion,
): RecognitionSource => ({
  key: [...documentKeys.one(owner, id), 'recognition', version.version],
  load: async (words_from) => (await callApi(documentRecognition, { params: { id }, query: { words_from } })).data,
  follows: documentKeys.of(owner),
  isRead: version.is_read,
})

export const useAddVersion = (owner: OwnerId) =>
  useChange(owner, ({ id, ...body }: { id: DocumentId; upload_id: UploadId } & SentVersion) =>
    callApi(contract.addDocumentVersion, { params: { id }, body }),
  )

export const changedByDocument = (owner: OwnerId) => [documentKeys.of(owner), ['matters', 'detail', owner]]

export const sendDocument = (id: DocumentId, body: BodyOf<typeof contract.updateDocument> & SentVersion) =>
  callApi(contract.updateDocument, { params: { id }, body })

export const useMoveDocuments = (matterId: MatterId) =>
  useChange(matterId, (body: BodyOf<typeof contract.moveDocuments>) => callApi(contract.moveDocuments, { body }))

export const useDeleteDocuments = (owner: OwnerId) =>
  useChange(owner, (ids: DocumentId[]) => callApi(contract.deleteDocuments, { body: { ids } }))

export const useRestoreDocuments = (owner: OwnerId) =>
  useChange(owner, (ids: DocumentId[]) => callApi(contract.restoreDocuments, { body: { ids } }))

export const saveAsDocuments = (matter_id: MatterId, upload_ids: UploadId[], folder: string) =>
  callApi(contract.createDocument, { body: { matter_id, upload_ids, folder } })

export const saveAsClientDocuments = (client_id: ClientId, upload_ids: UploadId[], paper: contract.ClientPaper) =>
  callApi(contract.addClientDocuments, { body: { client_id, upload_ids, paper } })

export function useAddPhoto(matterId: MatterId, folder: string) {
  const { t } = useTranslation(['documents', 'offline'])
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (photo: File) => {
      const base64 = await toBase64(photo)
      const { name, type } = photo
      const writing: PhotoWriting = { kind: 'photo', matter: matterId, folder, name, base64, type }
      const title = client.getQueryData<MatterDetail>(matterKeys.detail(matterId))?.title ?? ''
      return sendOrKeep(writing, title, (options) => sendPhoto(writing, options))
    },
    onSuccess: (reply) => {
      if (reply === null) return toastKept()
      toastDone(t('documents:done.saved'))
      return Promise.all(
        [documentKeys.of(matterId), matterKeys.detail(matterId)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => toastError(error),
  })
}

export const zipAddress = async (matter_id: MatterId, ids: DocumentId[]) =>
  (await callApi(contract.zipDocuments, { body: { matter_id, ids } })).data.address
