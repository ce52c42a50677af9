import type { ClientPaper, createDocument } from '@peshi/contract/matters/documents'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { useQueryClient } from '@tanstack/react-query'
import { i18n } from '../../platform/i18n/i18n.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { uploadCalls } from '../../platform/uploads/send-file.ts'
import { createUploadQueue, type UploadQueue } from '../../platform/uploads/upload-queue.ts'
import { changedByDocument, type OwnerId, saveAsClientDocuments, saveAsDocuments } from './documents.api.ts'
import { sayPlaces } from './say-places.ts'

const queues = new Map<string, UploadQueue>()

export const useUploads = (matterId: MatterId, folder: string) =>
  useQueue(matterId, folder, (ids) => saveAsDocuments(matterId, ids, folder))

export const useClientUploads = (id: ClientId, paper: ClientPaper) =>
  useQueue(id, paper, (ids) => saveAsClientDocuments(id, ids, paper))

type Save = (ids: UploadId[]) => Promise<ReplyOf<typeof createDocument>>

function useQueue(owner: OwnerId, part: string, save: Save): UploadQueue {
  const client = useQueryClient()
  const place = `${owner} ${part}`
  return queues.get(place) ?? begin()
  function begin() {
    const queue = createUploadQueue({
      calls: uploadCalls,
      place: `document ${place}`,
      file: async (ids) => {
        const { data, already } = await save(ids)
        for (const queryKey of changedByDocument(owner)) client.invalidateQueries({ queryKey })
        const before = new Set(already)
        if (data.some(({ _id }) => !before.has(_id))) toastDone(i18n.t('documents:done.saved'))
        return new Set(ids.filter((_, index) => before.has(data[index]?._id ?? ('' as never))))
      },
    })
    const made: UploadQueue = {
      ...queue,
      add(files, into) {
        void sayPlaces(files)
        queue.add(files, into)
      },
    }
    queues.set(place, made)
    return made
  }
}
