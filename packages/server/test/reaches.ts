import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint, Reach } from '@peshi/contract/platform/endpoint'
import { expect, vi } from 'vitest'
import type { CourtAccess } from '../src/courts/courts/court-access.ts'
import { heavyWork } from '../src/platform/files/work-pool.ts'
import { deliverDispatch } from '../src/platform/sending/sending.jobs.ts'
import type { TestApp } from './app.ts'

const withoutVisit = new Set<string | symbol>([
  'isFindable',
  'operatorOf',
  'findBy',
  'asks',
  'fetchesOrders',
  'hasCaveats',
  'hasListsByCaptcha',
  'refOfCnr',
  'isOn',
  'connectorOf',
])

export function createReaches() {
  const noted = new AsyncLocalStorage<Set<Reach>>()
  const note = (reach: Reach) => noted.getStore()?.add(reach)

  return {
    courts<Doors extends object = CourtAccess>(doors: Doors): Doors {
      return new Proxy(doors, {
        get: (target, name) => {
          const door: unknown = Reflect.get(target, name)
          if (typeof door === 'object' && door !== null) return this.courts(door)
          if (typeof door !== 'function' || withoutVisit.has(name)) return door
          return (...args: unknown[]) => {
            note('courts')
            return door.apply(target, args)
          }
        },
      })
    },

    watch(app: TestApp): void {
      const run = heavyWork.run
      vi.spyOn(heavyWork, 'run').mockImplementation((turn, work) => {
        note('pool')
        return run(turn, work)
      })
      const enqueue = app.queue.enqueue
      vi.spyOn(app.queue, 'enqueue').mockImplementation((tx, job, data, options) => {
        if (job.name === deliverDispatch.name) note('messages')
        return enqueue(tx, job, data, options)
      })
    },

    async expectNamed<T>(endpoint: Endpoint, asking: () => Promise<T>): Promise<T> {
      const reached = new Set<Reach>()
      const answer = await noted.run(reached, asking)
      expect(endpoint.reaches ?? [], endpoint.path).toEqual(expect.arrayContaining([...reached]))
      return answer
    },
  }
}
