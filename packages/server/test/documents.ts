import { createDocument } from '@peshi/contract/matters/documents'
import { beginDeskUpload, sendDeskPart } from '@peshi/contract/office/support'
import type { MatterId, TicketId } from '@peshi/contract/platform/ids'
import { beginUpload, sendPart } from '@peshi/contract/platform/uploads'
import { v7 } from 'uuid'
import type { Caller } from './app.ts'

const bytesType = { 'content-type': 'application/octet-stream' }

export const sendTo = (caller: Caller, id: string, offset: number, bytes: Uint8Array) =>
  caller.call(sendPart, { params: { id }, query: { offset }, body: bytes } as never, bytesType)

export async function sendFile(caller: Caller, name: string, bytes: Uint8Array, key: string = v7()) {
  const begun = await caller.call(beginUpload, { body: { key, name, size: bytes.byteLength } })
  if (begun.status !== 200) return begun
  const { _id, part_size } = begun.body.data
  let answer = begun
  for (let offset = begun.body.data.received; offset < bytes.byteLength; offset += part_size) {
    answer = await sendTo(caller, _id, offset, bytes.subarray(offset, offset + part_size))
    if (answer.status !== 200) return answer
  }
  return answer
}

export async function sendDeskFile(caller: Caller, id: TicketId, name: string, bytes: Uint8Array) {
  const begun = await caller.call(beginDeskUpload, {
    params: { id },
    body: { key: v7(), name, size: bytes.byteLength },
  })
  if (begun.status !== 200) return begun
  const upload = begun.body.data._id
  return caller.call(sendDeskPart, { params: { id, upload }, query: { offset: 0 }, body: bytes } as never, bytesType)
}

export async function addDocument(caller: Caller, matter_id: MatterId, name: string, bytes: Uint8Array, folder = '') {
  const sent = await sendFile(caller, name, bytes)
  if (sent.status !== 200) throw new Error(`Not sent: ${sent.status} ${sent.body.message}`)
  const { status, body } = await caller.call(createDocument, {
    body: { matter_id, upload_ids: [sent.body.data._id], folder },
  })
  const [document] = body.data ?? []
  if (!document) throw new Error(`Not made: ${status} ${body.message}`)
  return document
}
