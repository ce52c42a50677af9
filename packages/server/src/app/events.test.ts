import { existsSync, readFileSync } from 'node:fs'
import { EventType, eventsOfWings } from '@peshi/contract/platform/events'
import { expect, test } from 'vitest'
import { provokedBy } from '../../test/provoked-events.ts'
import type { Context } from '../platform/process/context.ts'
import type { Feature } from '../platform/process/feature.ts'

const list = readFileSync(new URL('./features.ts', import.meta.url), 'utf8')
const paths = [...list.matchAll(/from '\.\.\/((\w+)\/([\w-]+)\/[\w-]+\.feature\.ts)'/g)]

/** In the order of their imports: a wing may import the wings before it. */
const wings = [
  'platform',
  'chamber',
  'courts',
  'matters',
  'clients',
  'trackers',
  'day',
  'office',
  'records',
  'operations',
]

/** They pass every event on and name none. */
const passOn = ['stream', 'notifications']

const manifests = await Promise.all(
  paths.map(async ([, path = '', wing = '', name = '']) => {
    const module: Record<string, Feature> = await import(`../${path}`)
    return { wing, name, manifest: Object.values(module)[0] ?? {} }
  }),
)

const wingOf = (type: EventType) =>
  Object.entries(eventsOfWings).find(([, types]) => (types as readonly EventType[]).includes(type))?.[0] ?? ''

function subscriptionsOf({ on, after = [], notifies = {} }: Feature): EventType[] {
  const context = { features: [] } as unknown as Context
  return [
    ...Object.keys(on?.(context) ?? {}),
    ...after.flatMap(({ to }) => to),
    ...Object.keys(notifies),
  ] as EventType[]
}

test('the manifests are found', () => {
  expect(manifests.length).toBeGreaterThan(50)
  expect(manifests.flatMap(({ manifest }) => subscriptionsOf(manifest)).length).toBeGreaterThan(20)
})

test.each(manifests.filter(({ name }) => !passOn.includes(name)))(
  'the feature $wing/$name subscribes only to events of wings that it may import',
  ({ wing, manifest }) => {
    const above = subscriptionsOf(manifest).filter((type) => wings.indexOf(wingOf(type)) > wings.indexOf(wing))
    expect(above).toEqual([])
  },
)

test('each event belongs to one wing', () => {
  const all = Object.values(eventsOfWings).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual([...EventType.options])
})

test('each event is provoked by a test, and nothing else is expected of a test', () => {
  expect(Object.values(provokedBy).flat().toSorted()).toEqual(EventType.options.toSorted())
  for (const file of Object.keys(provokedBy))
    expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true])
})
