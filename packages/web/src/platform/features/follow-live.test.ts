import type { MatterId } from '@peshi/contract/platform/ids'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadFeatures, provideFeatures } from './feature.ts'
import { refetchAfter } from './follow-live.ts'

const client = new QueryClient()
const at = '2026-11-20T06:00:00Z'
const subject = { kind: 'task', id: 'one' }

const matter = '01900000-0000-7000-8000-0000000000a1' as MatterId

let fetched: string[]
beforeEach(async () => {
  fetched = []
  provideFeatures(async () => [
    {
      live: { task: () => [['tasks']], note: ({ matter_id }) => [['clients', matter_id]], onMatter: () => [['today']] },
    },
  ])
  await loadFeatures()
})
afterEach(() => client.clear())

async function show(name: string, staleTime = 30_000) {
  const queryFn = () => fetched.push(name)
  const stop = new QueryObserver(client, { queryKey: [name], queryFn, staleTime }).subscribe(() => undefined)
  await expect.poll(() => fetched).toContain(name)
  return stop
}

test('an event refetches the queries of its family and of its matter', async () => {
  const stops = [await show('tasks'), await show('today'), await show('clients')]
  fetched.length = 0
  refetchAfter({ type: 'task.done', matter_id: null, subject, by: null, at }, client)
  await expect.poll(() => fetched).toEqual(['tasks'])
  for (const stop of stops) stop()
})

test('after missed events, everything on the screen is fetched again, but no files', async () => {
  const stops = [await show('tasks'), await show('clients'), await show('file', Number.POSITIVE_INFINITY)]
  fetched.length = 0
  refetchAfter({ type: 'missed' }, client)
  await expect.poll(() => fetched).toEqual(['tasks', 'clients'])
  for (const stop of stops) stop()
})

test('after a matter is deleted, its own page does not ask for it again', async () => {
  const own = { queryKey: ['tasks', 'of', matter], queryFn: () => fetched.push('own') }
  const stops = [
    await show('tasks'),
    new QueryObserver(client, { ...own, staleTime: 30_000 }).subscribe(() => undefined),
  ]
  await expect.poll(() => fetched).toContain('own')
  provideFeatures(async () => [{ live: { matter: () => [['tasks']] } }])
  await loadFeatures()
  fetched.length = 0
  refetchAfter({ type: 'matter.deleted', matter_id: matter, subject, by: null, at }, client)
  await expect.poll(() => fetched).toEqual(['tasks'])
  for (const stop of stops) stop()
})

test('many events without a matter refetch what is kept by matter', async () => {
  const stops = [await show('tasks'), await show('clients')]
  fetched.length = 0
  refetchAfter({ type: 'note.deleted', matter_id: null, subject, by: null, at }, client)
  await expect.poll(() => fetched).toEqual(['clients'])
  for (const stop of stops) stop()
})
