import type { MatterId } from '@peshi/contract/platform/ids'
import { useQueryClient } from '@tanstack/react-query'
import { i18n } from '../../platform/i18n/i18n.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { uploadCalls } from '../../platform/uploads/send-file.ts'
import { createUploadQueue, type UploadQueue } from '../../platform/uploads/upload-queue.ts'
import { documentKeys, saveAsDocuments } from './documents.api.ts'
import { sayPlaces } from './say-places.ts'

const queues = new Map<string, UploadQueue>()

export function useUploads(matterId: MatterId, folder: string): UploadQueue {
  const client = useQueryClient()
  const place = `${matterId} ${folder}`
  return queues.get(place) ?? begin()
  function begin() {
    const queue = createUploadQueue({
      calls: uploadCalls,
      place: `document ${place}`,
      file: async (ids) => {
        const { data, already } = await saveAsDocuments(matterId, ids, folder)
        client.invalidateQueries({ queryKey: documentKeys.ofMatter(matterId) })
        client.invalidateQueries({ queryKey: ['matters', 'detail', matterId] })
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
