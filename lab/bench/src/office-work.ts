import { randomUUID } from 'node:crypto'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Call, callsTo } from './product-calls.ts'
import { signIn } from './sign-in.ts'

const people = ['owner', 'advocate', 'clerk', 'billing'].map((name) => `${name}@demo.peshi.in`)
const words = ['bail', 'order', 'petition', 'state', 'land', 'notice', 'service', 'affidavit']
const pages = [
  () => '/api/today',
  () => '/api/matter_list/matters?perPage=25',
  () => '/api/model/tasks_collection?perPage=25',
  () => '/api/model/notification_logs',
  (matter: MatterId) => `/api/matters/${matter}`,
  (matter: MatterId) => `/api/hearing/matter/${matter}`,
  (_matter: MatterId, number: number) => `/api/search?q=${pick(words, number)}`,
]

const pick = <T>(list: readonly T[], number: number) => list[number % list.length] as T
const pdf = (mark: string) => Buffer.from(`%PDF-1.4\n% ${mark}\n${'% words of a paper\n'.repeat(50_000)}%%EOF\n`)

async function upload(call: Call, matter: MatterId) {
  const [key, bytes] = [randomUUID(), pdf(randomUUID())]
  const { data } = await call('POST', '/api/uploads', { key, name: `${key}.pdf`, size: bytes.length })
  const { _id } = data as { _id: string }
  await call('PUT', `/api/uploads/${_id}?offset=0`, bytes)
  await call('POST', '/api/matters/create_document', { matter_id: matter, upload_ids: [_id] })
}

const note = (call: Call, matter_id: MatterId) =>
  call('POST', '/api/matters/create_notes', { matter_id, html: '<p>A note of the hearing</p>' })

/** The demo's people read pages, search, write notes and upload papers. */
export async function workAsOffice(base: string, requests: number): Promise<void> {
  const calls = await Promise.all(people.map(async (email) => callsTo(base, await signIn(base, email))))
  const owner = pick(calls, 0)
  const { data } = await owner('GET', '/api/matter_list/matters?perPage=100')
  const matters = (data as { _id: MatterId }[]).map(({ _id }) => _id)
  let next = 0
  const lane = async () => {
    while (next < requests) {
      const number = next++
      const matter = pick(matters, number)
      if (number % 100 === 0) await upload(owner, matter)
      else if (number % 20 === 0) await note(owner, matter)
      else await pick(calls, number)('GET', pick(pages, Math.floor(number / 4))(matter, number))
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}
