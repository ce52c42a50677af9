import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { noteNetwork } from '../api/network.ts'
import { openDevice } from '../device/device.fixture.ts'
import { getFile, putFile } from '../device/sealed-files.ts'
import { fetchedOrKept, isKeptSince, keptOrFetched } from './kept-files.ts'
import { emptyKept } from './kept-queries.ts'

const order = (text = 'List on 12.05.2027') => new File([text], 'order.pdf', { type: 'application/pdf' })
const lost = () => Promise.reject(new ApiError('', { status: 0, code: 'network' }))

beforeEach(async () => {
  noteNetwork(true)
  await openDevice('meera')
})

test('an opened file is fetched once and is then read from the device', async () => {
  let fetched = 0
  const fetchIt = async () => {
    fetched += 1
    return order()
  }
  await keptOrFetched('pdf 1 a', fetchIt)
  const again = await keptOrFetched('pdf 1 a', fetchIt)
  expect([fetched, await again.text(), again.type]).toEqual([1, 'List on 12.05.2027', 'application/pdf'])
  await keptOrFetched('pdf 1 b', fetchIt)
  expect(fetched).toBe(2)
})

test('a file that can change is fetched, or its stored copy is shown with the time of storing', async () => {
  await fetchedOrKept('brief pack', async () => order('as of ten'))
  const fresh = await fetchedOrKept('brief pack', async () => order('as of eleven'))
  expect([await fresh.file.text(), fresh.keptAt]).toEqual(['as of eleven', null])
  const kept = await fetchedOrKept('brief pack', lost)
  expect([await kept.file.text(), kept.file.name, typeof kept.keptAt]).toEqual(['as of eleven', 'order.pdf', 'number'])
})

test('a refused file is not shown, and without a network a file that was never stored is missing', async () => {
  await putFile('brief pack', order())
  const refused = new ApiError('No', { status: 403, code: 'forbidden' })
  await expect(fetchedOrKept('brief pack', () => Promise.reject(refused))).rejects.toBe(refused)
  await expect(fetchedOrKept('another', lost)).rejects.toMatchObject({ status: 0 })
})

test('the oldest files are removed when space runs out, and expired files are always removed', async () => {
  const day = 86_400_000
  const large = (name: string, at: number) => putFile(name, new Blob([new Uint8Array(19_000_000)]), at)
  await putFile('old', order(), 100 * day - 31 * day)
  for (const at of [1, 2, 3, 4]) await large(`large ${at}`, 100 * day + at)
  expect(await getFile('old')).toBeUndefined()
  await large('large 5', 100 * day + 5)
  expect(await getFile('large 1')).toBeUndefined()
  expect(await getFile('large 5')).toBeDefined()
  await putFile('too large', new Blob([new Uint8Array(21_000_000)]))
  expect(await getFile('too large')).toBeUndefined()
})

test('stored files are removed when rights change, and are not shown to another person', async () => {
  await putFile('pdf 1 a', order())
  expect(await isKeptSince('pdf 1 a', 1000)).toBe(true)
  await emptyKept()
  expect(await getFile('pdf 1 a')).toBeUndefined()
  await putFile('pdf 1 a', order())
  await openDevice('ravi')
  expect(await getFile('pdf 1 a')).toBeUndefined()
})
