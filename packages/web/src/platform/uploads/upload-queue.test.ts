import type { UploadId } from '@peshi/contract/platform/ids'
import type { Upload } from '@peshi/contract/platform/uploads'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { UploadCalls } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'

const partBytes = 100

function server() {
  const uploads = new Map<string, Upload & { key: string; bytes: number[] }>()
  const documents: string[] = []
  let calls = 0
  let cut: (call: number) => 'before' | 'after' | null = () => null
  let most = 0
  let open = 0

  async function reach<T>(work: () => T | Promise<T>): Promise<T> {
    const where = cut(++calls)
    most = Math.max(most, ++open)
    try {
      await Promise.resolve()
      if (where === 'before') throw new ApiError('cut', { status: 0, code: 'network' })
      const done = await work()
      if (where === 'after') throw new ApiError('cut', { status: 0, code: 'network' })
      return done
    } finally {
      open -= 1
    }
  }
  const wire: UploadCalls = {
    begin: ({ key, name, size }) =>
      reach(() => {
        if (name.endsWith('.exe')) throw new ApiError('no', { status: 400, code: 'file-kind' })
        const there = [...uploads.values()].find((upload) => upload.key === key)
        if (there) return { ...there }
        const _id = `upload ${uploads.size}` as UploadId
        const made = { _id, key, name, size, received: 0, is_complete: false, part_size: partBytes, bytes: [] }
        uploads.set(_id, made)
        return { ...made }
      }),
    send: (id, offset, part) =>
      reach(async () => {
        const upload = uploads.get(id)
        if (!upload) throw new ApiError('gone', { status: 404, code: 'not-found' })
        if (offset !== upload.received) throw new ApiError('other', { status: 409, code: 'upload-offset' })
        upload.bytes.push(...new Uint8Array(await part.arrayBuffer()))
        upload.received = upload.bytes.length
        upload.is_complete = upload.received === upload.size
        return { ...upload }
      }),
    cancel: (id) => reach(() => uploads.delete(id)),
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
  const file = (ids: UploadId[]) =>
    reach(() => {
      for (const id of ids) if (!documents.includes(id)) documents.push(id)
      return new Set<UploadId>()
    })
  return {
    wire,
    file,
    uploads,
    documents,
    cutWhen(when: typeof cut) {
      cut = when
    },
    most: () => most,
  }
}

const fileOf = (name: string, size: number) => {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 7 + name.length) % 251)
  return new File([bytes], name, { lastModified: 1 })
}
const settled = async (queue: ReturnType<typeof createUploadQueue>) => {
  for (let turn = 0; turn < 20_000; turn++) {
    if (queue.read().every(({ state }) => ['done', 'already', 'refused'].includes(state))) return
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error('The queue came to no end')
}

test('two hundred files are each uploaded once and in full, although every third request fails', async () => {
  const far = server()
  far.cutWhen((call) => (call % 3 === 0 ? (call % 2 === 0 ? 'before' : 'after') : null))
  const queue = createUploadQueue({ calls: far.wire, place: 'matter', file: far.file })
  const files = Array.from({ length: 200 }, (_, number) => fileOf(`Annexure ${number}.pdf`, 50 + number))
  queue.add(files)
  queue.add(files)
  await settled(queue)
  expect(queue.read().map(({ state }) => state)).toEqual(files.map(() => 'done'))
  expect(far.uploads.size).toBe(200)
  expect(far.documents).toHaveLength(200)
  for (const file of files) {
    const upload = [...far.uploads.values()].find(({ name }) => name === file.name)
    expect(Uint8Array.from(upload?.bytes ?? [])).toEqual(new Uint8Array(await file.arrayBuffer()))
  }
  expect(far.most()).toBeLessThanOrEqual(4)
})

test('adding a file again sends only the missing parts of its interrupted upload', async () => {
  const far = server()
  let sent = 0
  far.cutWhen(() => null)
  const counting: UploadCalls = {
    ...far.wire,
    send: (id, offset, part, signal) => {
      sent += part.size
      return far.wire.send(id, offset, part, signal)
    },
  }
  const file = fileOf('Paper book.pdf', 450)
  const first = createUploadQueue({ calls: counting, place: 'matter', file: far.file })
  far.cutWhen((call) => (call > 3 ? 'before' : null))
  first.add([file])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(first.read()[0]).toMatchObject({ state: 'cut', sent: 200 })
  far.cutWhen(() => null)
  const second = createUploadQueue({ calls: counting, place: 'matter', file: far.file })
  second.add([file])
  await settled(second)
  expect([far.uploads.size, far.documents.length]).toEqual([1, 1])
  expect(sent).toBeLessThanOrEqual(file.size + 100)
})

test('a refused file is shown as refused and does not stop other uploads', async () => {
  const far = server()
  const queue = createUploadQueue({ calls: far.wire, place: 'matter', file: far.file })
  queue.add([fileOf('virus.exe', 10), fileOf('Order.pdf', 10)])
  await settled(queue)
  expect(queue.read().map(({ file, state }) => [file.name, state])).toEqual([
    ['virus.exe', 'refused'],
    ['Order.pdf', 'done'],
  ])
  queue.clear()
  expect(queue.read()).toEqual([])
})

test('a cancelled upload leaves nothing on the server', async () => {
  const far = server()
  const queue = createUploadQueue({ calls: far.wire, place: 'matter', file: far.file })
  far.cutWhen((call) => (call === 3 ? 'before' : null))
  queue.add([fileOf('Wrong.pdf', 1000)])
  await new Promise((resolve) => setTimeout(resolve, 1))
  const [item] = queue.read()
  queue.cancel(item?.key ?? '')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([queue.read(), far.uploads.size, far.documents]).toEqual([[], 0, []])
})
