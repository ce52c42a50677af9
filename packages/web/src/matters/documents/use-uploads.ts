import type { MatterId } from '@peshi/contract/platform/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { uploadCalls } from '../../platform/uploads/send-file.ts'
import { createUploadQueue, type UploadQueue } from '../../platform/uploads/upload-queue.ts'
import { documentKeys, putInFile } from './documents.api.ts'

// Sending goes on while somebody looks at another page.
const queues = new Map<string, UploadQueue>()

/** The files on their way into a folder of a matter. */
export function useUploads(matterId: MatterId, folder: string) {
  const client = useQueryClient()
  const place = `${matterId} ${folder}`
  const queue = queues.get(place) ?? begin()
  function begin() {
    const made = createUploadQueue({
      calls: uploadCalls,
      place: `document ${place}`,
      file: async (ids) => {
        const { data, already } = await putInFile(matterId, ids, folder)
        client.invalidateQueries({ queryKey: documentKeys.ofMatter(matterId) })
        client.invalidateQueries({ queryKey: ['matters', 'detail', matterId] })
        const before = new Set(already)
        return new Set(ids.filter((_, index) => before.has(data[index]?._id ?? ('' as never))))
      },
    })
    queues.set(place, made)
    return made
  }
  const items = useSyncExternalStore(queue.subscribe, queue.read)
  return { items, queue }
}
