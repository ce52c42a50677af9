import { beginUpload, cancelUpload, sendPart, type Upload } from '@peshi/contract/platform/uploads'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/call-api.ts'

const leastBytes = 256 * 1024
const quickMs = 2000
const partSilenceMs = 45_000

export interface UploadCalls {
  begin(file: { key: string; name: string; size: number }, signal: AbortSignal): Promise<Upload>
  send(id: Upload['_id'], offset: number, part: Blob, signal: AbortSignal): Promise<Upload>
  cancel(id: Upload['_id']): Promise<unknown>
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const uploadCalls: UploadCalls = {
  begin: async (body, signal) => (await callApi(beginUpload, { body }, { signal })).data,
  send: async (id, offset, part, signal) =>
    (await callApi(sendPart, { params: { id }, query: { offset }, body: part }, { signal, silenceMs: partSilenceMs }))
      .data,
  cancel: (id) => callApi(cancelUpload, { params: { id } }),
  wait: waitOrOnline,
}

/** Ends early when the network returns or the upload is stopped. */
export function waitOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end, { once: true })
    signal.addEventListener('abort', end, { once: true })
  })
}

export interface SendOptions {
  signal: AbortSignal
  onSent?(bytes: number): void
  onWaiting?(isWaiting: boolean): void
}

/** Continues an interrupted upload with the same `key`. Throws `ApiError` if the server refuses the file. */
export async function sendFile(
  calls: Omit<UploadCalls, 'cancel'>,
  file: File,
  key: string,
  { signal, onSent, onWaiting }: SendOptions,
): Promise<Upload['_id']> {
  let slice = leastBytes
  for (let tries = 0; ; ) {
    try {
      let upload = await calls.begin({ key, name: file.name, size: file.size }, signal)
      for (;;) {
        onWaiting?.(false)
        onSent?.(upload.received)
        if (upload.is_complete) return upload._id
        const end = upload.received + Math.min(slice, upload.part_size)
        const began = performance.now()
        upload = await calls.send(upload._id, upload.received, file.slice(upload.received, end, ''), signal)
        slice = performance.now() - began < quickMs ? 2 * slice : leastBytes
        tries = 0
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!isTemporary(error)) throw error
      onWaiting?.(true)
      await calls.wait(Math.min(15_000, 500 * 2 ** tries), signal)
      signal.throwIfAborted()
      tries += 1
    }
  }
}

export const isTemporary = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'network' || error.code === 'upload-offset' || error.status >= 500 || error.status === 429)

export const keyOfFile = (place: string, { name, size, lastModified }: File) =>
  `${place} ${lastModified} ${size} ${name}`.slice(0, 300)
