import { createClient } from '@peshi/contract/clients/clients'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { Caller } from './app.ts'

export async function newClient(caller: Caller, own: Partial<BodyOf<typeof createClient>> = {}) {
  const { status, body } = await caller.call(createClient, { body: { kind: 'person', name: 'Ram Prasad', ...own } })
  if (status !== 200) throw new Error(`Not saved: ${status} ${body.message}`)
  return body.data
}
