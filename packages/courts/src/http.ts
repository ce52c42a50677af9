import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, inflate, type ZlibOptions } from 'node:zlib'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { CookieJar, type SerializedCookieJar } from 'tough-cookie'
import { type Dispatcher, request as send } from 'undici'
import { CourtBlocked, CourtBusy, CourtDown, CourtError, PageChanged } from './errors.ts'
import type { Gate } from './gate.ts'
import { dispatcherTo, type Reach, WrongNetwork } from './outgoing.ts'
import { decodeUtf8 } from './reading/text.ts'
import { throwOnErrorPage } from './refusals.ts'
import type { CourtRequest, CourtResponse, CourtSession, SessionState } from './session.ts'

export const userAgent = 'Peshi/0.1 (+case management; contact set by operator)'

export interface SessionOptions {
  operator: string
  baseUrl: string
  allowedHosts?: readonly string[]
  reach?: Reach
  gate: Gate
  until?: AbortSignal
  state?: SessionState | null
  userAgent?: string
  headers?: () => Record<string, string>
  now: () => Date
  /** In milliseconds. */
  limits?: { connect?: number; whole?: number; backoff?: number; retries?: number }
}

const unpackGzip = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip)
const unpackDeflate = promisify<Uint8Array, ZlibOptions, Buffer>(inflate)

const defaultMaxBytes = 5_000_000
const mostRedirects = 5
const mostRetries = 2

/**
 * A conversation with one court’s site. It keeps cookies, follows redirects only to allowed hosts, retries, and limits
 * the size of a reply.
 */
export function openSession(options: SessionOptions): CourtSession {
  const base = new URL(options.baseUrl.endsWith('/') ? options.baseUrl : `${options.baseUrl}/`)
  const hosts = new Set([base.host, ...(options.allowedHosts ?? [])])
  const limits = { connect: 10_000, whole: 30_000, backoff: 800, retries: mostRetries, ...options.limits }
  const jar = openJar(options.state?.cookies)
  const values: Record<string, string> = { ...options.state?.values }
  const dispatcher = dispatcherTo(options.reach ?? 'internet', limits.connect)

  async function fetchOnce(url: URL, wanted: CourtRequest, hop: number): Promise<CourtResponse> {
    const maxBytes = wanted.maxBytes ?? defaultMaxBytes
    const leave = await takeTurn()
    let answer: RawAnswer
    try {
      answer = await sendRequest(url, wanted, {
        dispatcher,
        maxBytes,
        signals: [AbortSignal.timeout(limits.whole), ...(options.until ? [options.until] : [])],
        headers: {
          'user-agent': options.userAgent ?? userAgent,
          accept: '*/*',
          'accept-encoding': 'gzip, deflate',
          cookie: jar.getCookieStringSync(url.href),
          ...options.headers?.(),
        },
      })
    } finally {
      leave()
    }
    for (const cookie of answer.cookies) jar.setCookieSync(cookie, url.href, { ignoreError: true, loose: true })
    if (answer.location !== null) {
      if (hop >= mostRedirects) throw new CourtDown('The court’s site has a redirect loop')
      return fetchOnce(ownUrl(answer.location, url), afterRedirect(wanted, answer.status), hop + 1)
    }
    return readAnswer(answer, url, wanted)
  }

  /** Throws `CourtBusy`, not `CourtDown`: the wait comes from our rate limit and says nothing about the site. */
  async function takeTurn() {
    try {
      return await options.gate(options.operator, options.until)
    } catch (error) {
      if (!options.until?.aborted) throw error
      throw new CourtBusy('The court’s site had no free slot in time', { cause: error })
    }
  }

  /** Throws `CourtBlocked` for a foreign host: cookies and rate limits are only for the court's hosts. */
  function ownUrl(path: string, from: URL): URL {
    const url = new URL(path, from)
    if (!hosts.has(url.host) || (url.protocol !== base.protocol && url.protocol !== 'https:')) {
      throw new CourtBlocked(`The court’s site redirects to ${url.host}, another host`)
    }
    return url
  }

  return {
    baseUrl: base.href,
    values,
    today: () => courtDateAt(options.now()),
    async request(path, wanted = {}) {
      const url = ownUrl(path, base)
      // Only GET requests are repeated. A POST may contain a captcha's answer, which a site accepts once.
      const retries = methodOf(wanted) === 'GET' ? limits.retries : 0
      for (let attempt = 0; ; attempt++) {
        try {
          return await fetchOnce(url, wanted, 0)
        } catch (error) {
          if (!(error instanceof CourtDown) || attempt >= retries || options.until?.aborted) throw error
          await pause(limits.backoff * 2 ** attempt * (0.5 + Math.random() / 2))
        }
      }
    },
    save: () => ({ cookies: jar.serializeSync(), values: { ...values } }),
  }
}

function openJar(saved: unknown): CookieJar {
  // The sandbox runs on a loopback host such as `localhost`, whose cookies are rejected without these options.
  const options = { rejectPublicSuffixes: false, looseMode: true, allowSpecialUseDomain: true }
  if (saved === undefined || saved === null) return new CookieJar(undefined, options)
  return CookieJar.deserializeSync(saved as SerializedCookieJar)
}

interface RawAnswer {
  status: number
  location: string | null
  cookies: string[]
  mediaType: string
  bytes: Uint8Array
}

interface Sending {
  dispatcher: Dispatcher
  headers: Record<string, string>
  maxBytes: number
  signals: AbortSignal[]
}

const methodOf = (wanted: CourtRequest) => wanted.method ?? (wanted.form || wanted.json !== undefined ? 'POST' : 'GET')

function bodyOf(wanted: CourtRequest): { body: string | null; headers: Record<string, string> } {
  if (wanted.form) {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8'
    return { body: new URLSearchParams(wanted.form).toString(), headers: { 'content-type': type } }
  }
  if (wanted.json === undefined) return { body: null, headers: {} }
  return { body: JSON.stringify(wanted.json), headers: { 'content-type': 'application/json' } }
}

async function sendRequest(url: URL, wanted: CourtRequest, sending: Sending): Promise<RawAnswer> {
  const { body, headers } = bodyOf(wanted)
  try {
    const answer = await send(url, {
      method: methodOf(wanted),
      headers: { ...sending.headers, ...headers, ...wanted.headers },
      body,
      dispatcher: sending.dispatcher,
      signal: AbortSignal.any(sending.signals),
    })
    const redirects = [301, 302, 303, 307, 308].includes(answer.statusCode)
    return {
      status: answer.statusCode,
      location: redirects ? (firstOf(answer.headers.location) ?? null) : null,
      cookies: allOf(answer.headers['set-cookie']),
      mediaType: (firstOf(answer.headers['content-type']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      bytes: await unpack(
        await readBody(answer.body, sending.maxBytes),
        firstOf(answer.headers['content-encoding']) ?? '',
        sending.maxBytes,
      ),
    }
  } catch (error) {
    if (error instanceof CourtError) throw error
    if (error instanceof WrongNetwork) throw new CourtBlocked(error.message, { cause: error })
    throw new CourtDown('The court’s site does not answer', { cause: error })
  }
}

async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > maxBytes) throw new PageChanged(`The court’s answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A small compressed reply can unpack to gigabytes, so the unpacked size has a limit. */
async function unpack(bytes: Uint8Array, encoding: string, maxOutputLength: number): Promise<Uint8Array> {
  const unpackers: Record<string, typeof unpackGzip> = {
    gzip: unpackGzip,
    'x-gzip': unpackGzip,
    deflate: unpackDeflate,
  }
  const unpacker = unpackers[encoding.trim().toLowerCase()]
  if (!unpacker || bytes.length === 0) return bytes
  try {
    return await unpacker(bytes, { maxOutputLength })
  } catch (error) {
    throw new PageChanged('The court’s answer can’t be unpacked', { cause: error })
  }
}

function readAnswer(answer: RawAnswer, url: URL, wanted: CourtRequest): CourtResponse {
  const { status, mediaType, bytes } = answer
  if ([401, 403, 405, 429].includes(status)) throw new CourtBlocked(`The court’s site refuses our requests (${status})`)
  if (status >= 500) throw new CourtDown(`The court’s site has an error (${status})`)
  if (status >= 400 && !(status === 404 && wanted.allowMissing)) {
    throw new PageChanged(`The court’s site no longer has this page (${status})`)
  }
  const response = {
    status,
    url: url.href,
    mediaType,
    bytes,
    // Decoded only on use: the reply may be a document of 40 MB.
    get text() {
      return decodeUtf8(bytes)
    },
  }
  if (mediaType === '' || mediaType.startsWith('text/') || mediaType.includes('json')) throwOnErrorPage(response.text)
  return response
}

/** As in browsers, a redirected POST becomes a GET, except for status 307 and 308. */
function afterRedirect(wanted: CourtRequest, status: number): CourtRequest {
  if (status === 307 || status === 308) return wanted
  const { form: _form, json: _json, ...rest } = wanted
  return { ...rest, method: 'GET' }
}

const allOf = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const firstOf = (value: string | string[] | undefined) => allOf(value)[0]
