import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isPassing, isRepeated, queryClient, repeatAfterMs } from './query-client.ts'

const refusal = (status: number, code: string) => new ApiError('No', { status, code })

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(['me'], { name: 'Asha' })
})

const isMeOutdated = () => queryClient.getQueryState(['me'])?.isInvalidated
const fail = (queryKey: string[], error: Error) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false }).catch(() => undefined)

describe('a refused query', () => {
  it('makes the application look at the person again when the refusal is about the person', async () => {
    await fail(['matters'], refusal(403, 'account-expired'))
    expect(isMeOutdated()).toBe(true)
  })

  it('does so too where a thing is not found, which may have been taken from the person', async () => {
    await fail(['matters'], refusal(404, 'not-found'))
    expect(isMeOutdated()).toBe(true)
  })

  it('does not for anything else', async () => {
    await fail(['matters'], refusal(503, 'court-down'))
    expect(isMeOutdated()).toBe(false)
  })

  it('is tried again only when the trouble may pass', () => {
    expect([0, 500, 503].map((status) => isPassing(refusal(status, 'x')))).toEqual([true, true, true])
    expect([400, 401, 403, 404, 409, 429].some((status) => isPassing(refusal(status, 'x')))).toBe(false)
  })

  it('is repeated for a quarter of a minute while the database restarts, and only twice otherwise', () => {
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
