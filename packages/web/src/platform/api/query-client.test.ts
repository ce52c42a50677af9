import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isRepeated, isTemporary, queryClient, repeatAfterMs } from './query-client.ts'

const refusal = (status: number, code: string) => new ApiError('No', { status, code })

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(['me'], { name: 'Asha' })
})

const isMeOutdated = () => queryClient.getQueryState(['me'])?.isInvalidated
const fail = (queryKey: string[], error: Error) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false }).catch(() => undefined)

describe('a refused query', () => {
  it('a refusal because of the person’s account reloads the session', async () => {
    await fail(['matters'], refusal(403, 'account-expired'))
    expect(isMeOutdated()).toBe(true)
  })

  it('a 404 reply reloads the session, because access may have been withdrawn', async () => {
    await fail(['matters'], refusal(404, 'not-found'))
    expect(isMeOutdated()).toBe(true)
  })

  it('an error of a court does not reload the session', async () => {
    await fail(['matters'], refusal(503, 'court-down'))
    expect(isMeOutdated()).toBe(false)
  })

  it('only a temporary error is retried', () => {
    expect([0, 500, 503].map((status) => isTemporary(refusal(status, 'x')))).toEqual([true, true, true])
    expect([400, 401, 403, 404, 409, 429].some((status) => isTemporary(refusal(status, 'x')))).toBe(false)
  })

  it('temporary errors are retried for about two seconds, or for 19 seconds while the database restarts', () => {
    const waitsFor = (error: Error) => {
      let waited = 0
      for (let failures = 0; isRepeated(failures, error); failures++) waited += repeatAfterMs(failures)
      return waited
    }
    expect(waitsFor(refusal(503, 'database-down'))).toBe(19_000)
    expect(waitsFor(refusal(503, 'court-down'))).toBe(1800)
    expect(waitsFor(refusal(404, 'not-found'))).toBe(0)
  })
})
