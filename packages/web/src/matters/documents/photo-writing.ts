import { createDocument } from '@peshi/contract/matters/documents'
import type { MatterId } from '@peshi/contract/platform/ids'
import { networkError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { Attempt, WritingKind } from '../../platform/offline/writing.ts'
import { sendFile, uploadCalls } from '../../platform/uploads/send-file.ts'

export interface PhotoWriting {
  kind: 'photo'
  matter: MatterId
  folder: string
  name: string
  base64: string
  /** Entries that older pages kept are JPEG. */
  type?: string
}

export const photoWriting: WritingKind<PhotoWriting> = {
  kind: 'photo',
  matterOf: ({ matter }) => matter,
  label: () => i18n.t('offline:kind.photo'),
  textOf: ({ name }) => name,
  send: sendPhoto,
  outdates: ({ matter }) => [['documents', matter], ['activity'], ['matters']],
}

export async function sendPhoto(photo: PhotoWriting, attempt: Attempt) {
  const stopAtSilence = { ...uploadCalls, wait: () => Promise.reject(networkError()) }
  const { signal } = new AbortController()
  const upload = await sendFile(stopAtSilence, fileOf(photo), `photo ${attempt.idempotencyKey}`, { signal })
  const body = { matter_id: photo.matter, upload_ids: [upload], folder: photo.folder }
  return callApi(createDocument, { body }, attempt)
}

function fileOf({ name, base64, type = 'image/jpeg' }: PhotoWriting): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type })
}

export const toBase64 = (photo: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(photo)
  })
