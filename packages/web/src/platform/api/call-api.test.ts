import { login, me, updateUser } from '@peshi/contract/chamber/account'
import { courtForm } from '@peshi/contract/courts/courts'
import { listMatters } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readTokens } from '../session/session.ts'
import { memoryStorage } from '../storage/memory-storage.fixture.ts'
import type { ApiError } from './api-error.ts'
import { callApi } from './call-api.ts'

interface Seen {
  path: string
  token: string | null
  key: string | null
  body: unknown
}

type Answer = (seen: Seen) => [status: number, body: unknown] | Promise<[number, unknown]>

let seen: Seen[]

function answerWith(answer: Answer) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const request = {
      path,
      token: headers.get('authorization'),
      key: headers.get('idempotency-key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    }
    seen.push(request)
    const [status, body] = await answer(request)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

const expired = { success: false, message: 'Sign in again', code: 'unauthenticated', requestId: 'r1' }
const store = (accessToken: string, refreshToken = 'r-old') =>
  localStorage.setItem('token', JSON.stringify({ accessToken, refreshToken }))

function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

beforeEach(() => {
  seen = []
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { locks: locks() })
  store('old')
})

describe('calling the API', () => {
  it('the query is sent even if URLSearchParams has no size, as in Safari 16', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    try {
      answerWith(() => [200, { success: true, data: [] }])
      await callApi(listMatters, { query: { page: 2 } }).catch(() => null)
      expect(seen[0]?.path).toBe('/api/matter_list/matters?page=2')
    } finally {
      if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size)
    }
  })

  it('a call has its parameters in the path and the query, and its token in a header', async () => {
    answerWith(() => [200, { success: true, data: {} }])
    await callApi(courtForm, { params: { unique_id: 'hc-delhi' as CourtId } })
    await callApi(listMatters, { query: { search: 'देवी & sons', page: 2, 'filters[case_status]': undefined } })
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/courts/hc-delhi/form',
      `/api/matter_list/matters?${new URLSearchParams({ search: 'देवी & sons', page: '2' })}`,
    ])
    expect(seen[0]?.token).toBe('Bearer old')
  })

  it('a call that changes data has an idempotency key, which its repetition keeps', async () => {
    answerWith(({ path, token }) => {
      if (path === '/jwt/refresh-token') return [200, { success: true, accessToken: 'new', refreshToken: 'r-new' }]
      return token === 'Bearer new' ? [200, { success: true, userData: {} }] : [401, expired]
    })
    await callApi(updateUser, { body: { name: 'Asha Rao' } })
    const [first, , second] = seen
    expect(first?.key).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(second?.key).toBe(first?.key)
  })

  it('an error of the server is thrown with its code, message and fields', async () => {
    answerWith(() => [
      400,
      { success: false, message: 'Not valid', code: 'invalid', fields: { name: 'Write your name' }, requestId: 'r2' },
    ])
    await expect(callApi(updateUser, { body: { name: 'x' } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Not valid',
      fields: { name: 'Write your name' },
      requestId: 'r2',
    })
  })

  it('an unreadable reply is a general server error, and a missing reply is a network error', async () => {
    answerWith(() => [502, '<html>Bad gateway</html>'])
    await expect(callApi(me)).rejects.toThrow('Server Error, Please try again!')
    answerWith(() => [200, { data: [] }])
    await expect(callApi(me)).rejects.toThrow('Server Error, Please try again!')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(callApi(me)).rejects.toThrow('Something went wrong, Please try again!')
  })
})

describe('an old token', () => {
  it('a rejected token is refreshed once for all waiting calls, and each call is repeated', async () => {
    answerWith(async ({ path, token }) => {
      await Promise.resolve()
      if (path === '/jwt/refresh-token') return [200, { success: true, accessToken: 'new', refreshToken: 'r-new' }]
      return token === 'Bearer new' ? [200, { success: true }] : [401, expired]
    })
    await Promise.all([callApi(me), callApi(me), callApi(me)])
    expect(seen.filter(({ path }) => path === '/jwt/refresh-token')).toHaveLength(1)
    expect(seen.filter(({ token }) => token === 'Bearer new')).toHaveLength(3)
    expect(readTokens()).toEqual({ accessToken: 'new', refreshToken: 'r-new' })
  })

  it('an expired token is refreshed before a call', async () => {
    store(`h.${btoa(JSON.stringify({ iat: 1_000, exp: 1_600 }))}.s`)
    answerWith(({ path, token }) => {
      if (path === '/jwt/refresh-token') return [200, { success: true, accessToken: 'new', refreshToken: 'r-new' }]
      return token === 'Bearer new' ? [200, { success: true }] : [401, expired]
    })
    await Promise.all([callApi(me), callApi(me)])
    expect(seen.map(({ path }) => path)).toEqual(['/jwt/refresh-token', '/api/me', '/api/me'])
  })

  it('a token that another tab refreshed is not refreshed again', async () => {
    answerWith(({ path, token }) => {
      if (token === 'Bearer old') store('from-other-tab', 'r-other')
      if (path === '/jwt/refresh-token') return [500, {}]
      return token === 'Bearer from-other-tab' ? [200, { success: true }] : [401, expired]
    })
    await callApi(me)
    expect(seen.map(({ path }) => path)).toEqual(['/api/me', '/api/me'])
  })

  it('a refused token refresh ends the session', async () => {
    localStorage.setItem('userData', '{}')
    answerWith(({ path }) =>
      path === '/jwt/refresh-token'
        ? [401, { success: false, message: 'Invalid refresh token', code: 'bad-refresh', requestId: 'r3' }]
        : [401, expired],
    )
    await expect(callApi(me)).rejects.toThrow('Invalid refresh token')
    expect(readTokens()).toBeNull()
    expect(localStorage.getItem('userData')).toBeNull()
  })

  it('a token refresh that fails because there is no network does not end the session', async () => {
    answerWith(({ path }) => {
      if (path === '/jwt/refresh-token') throw new TypeError('Failed to fetch')
      return [401, expired]
    })
    await expect(callApi(me)).rejects.toThrow('Something went wrong, Please try again!')
    expect(readTokens()).not.toBeNull()
  })

  it('a 401 reply to the sign-in does not refresh the token', async () => {
    answerWith(() => [401, expired])
    await expect(callApi(login, { body: { email: 'a@b.in', password: 'x' } })).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(1)
    expect(seen[0]?.token).toBeNull()
  })
})

describe('a write that gets no reply', () => {
  it('a write fails after eight seconds, and its repetition has the same idempotency key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const keys: (string | null)[] = []
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    })
    const send = (name: string) => {
      const sent = callApi(updateUser, { body: { name } }).catch((error: ApiError) => error.code)
      return Promise.resolve().then(async () => {
        while (keys.length === 0 || vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
        vi.advanceTimersByTime(8000)
        return sent
      })
    }
    expect(await send('Asha')).toBe('network')
    expect(await send('Asha')).toBe('network')
    expect(await send('Bela')).toBe('network')
    vi.useRealTimers()
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  })
})
