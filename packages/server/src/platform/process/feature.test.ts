import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { type Feature, type Services, withServices } from './feature.ts'

type Sample = Record<string, (context: Context) => unknown>
const feature = (services: Sample) => ({ services }) as unknown as Feature
const build = (...features: Feature[]) => withServices({ features } as unknown as Context).services
const uses = (name: string) => (context: Context) => ({ used: context.services[name as keyof Services] })

test('each service is built once, in the order of the features, and others receive it', () => {
  let times = 0
  const count = () => ({ times: ++times })
  const services = build(feature({ ground: count }), feature({ one: uses('ground'), two: uses('ground') }))
  expect(services).toMatchObject({ ground: { times: 1 }, one: { used: { times: 1 } }, two: { used: { times: 1 } } })
  expect(times).toBe(1)
})

test('a service that is built too late, or by no feature, stops the start', () => {
  const late = feature({ late: () => 1 })
  expect(() => build(feature({ early: uses('late') }), late)).toThrow('The service late is needed before it is built')
  expect(() => build(feature({ alone: uses('nobody') }))).toThrow('The service nobody is needed')
})
