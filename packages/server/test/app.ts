import type { Endpoint, InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../src/app/app.ts'
import { features } from '../src/app/features.ts'
import { createStandings } from '../src/chamber/account/standing.ts'
import { openDistrictSites } from '../src/courts/courts/open-district-sites.ts'
import { openLiveBoards } from '../src/courts/lists-and-boards/live-boards.ts'
import { type Clock, clockStartingAt } from '../src/platform/clock.ts'
import { createEmit } from '../src/platform/events/emit.ts'
import type { Bound } from '../src/platform/http/bind.ts'
import { type Config, readConfig } from '../src/platform/process/config.ts'
import type { Context } from '../src/platform/process/context.ts'
import { routesOf, withServices } from '../src/platform/process/feature.ts'
import { createLiveEvents } from '../src/platform/stream/live-events.ts'
import { noBoards } from './boards.ts'
import { noCourts } from './courts.ts'
import { testDatabase } from './database.ts'
import { createMemoryFiles } from './files.ts'
import { memoryGateway } from './gateway.ts'
import { noteEvents } from './heard-events.ts'
import { collectMessages, type WantedMessages } from './messages.ts'
import { heldQueue } from './queue.ts'

/** The defaults of every feature's settings, with what the tests need otherwise. */
export const testConfig: Config = {
  ...readConfig(
    {
      PESHI_PUBLIC_URL: 'https://tests.example.in',
      PESHI_SECRET: 'only-for-tests-0192837465-qwertz-ASDFGH',
      PESHI_OPERATOR: 'tests@example.in',
      LOG_LEVEL: 'silent',
    },
    features,
  ),
  mode: 'test',
  publicUrl: 'http://127.0.0.1:4600',
  trustProxy: ['127.0.0.1'],
  dataDirectory: '/nonexistent',
  courts: 'all',
  mostChamberBytes: 1024 * 1024 * 1024,
  mostRequests: null,
}

/** A Friday, 09:30 in India. */
export const testMorning = new Date('2026-11-20T04:00:00Z')

export function handClock(start = testMorning) {
  let now = start
  return {
    now: () => now,
    forward(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}

interface Wishes {
  routes?: (context: Context) => Bound[]
  clock?: Clock
  context?: Partial<Omit<Context, 'services'>>
}

export async function testApp({
  routes = routesOf,
  clock = clockStartingAt(testMorning),
  context: own = {},
}: Wishes = {}) {
  const db = own.db ?? (await testDatabase())
  const stop = new AbortController()
  const events = own.events ?? (await createLiveEvents(db))
  const queue = heldQueue(own.features)
  const messages = collectMessages()
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const context: Context = withServices({
    config: testConfig,
    clock,
    db,
    queue,
    files: createMemoryFiles(),
    events,
    ...createEmit(clock, () => context),
    courts: noCourts,
    districtSites: await openDistrictSites({ db, config: own.config ?? testConfig, events, log }),
    boards: openLiveBoards({ db, clock, events, log, access: noBoards }),
    standings: createStandings({ db, clock }),
    outlets: messages.outlets,
    gateway: memoryGateway(),
    gatewayOf: () => memoryGateway(),
    tracing: null,
    log,
    stopping: stop.signal,
    restart: () => undefined,
    ...own,
    features: [...(own.features ?? features), noteEvents],
  })
  const app = await buildApp(context, routes(context))
  await app.ready()
  const { sessions } = context.services

  return {
    app,
    context,
    db,
    queue,
    messages: (wanted: WantedMessages = {}) => messages.list(context, wanted),
    stranger: caller(app, null),
    as(who: { chamberId: ChamberId; personId: PersonId }) {
      return caller(app, () =>
        db
          .asSystem('sign-in', (tx) =>
            sessions.open(tx, who.personId, who.chamberId, { device: 'tests', address: null }),
          )
          .then((t) => t.accessToken),
      )
    },
    stop: () => stop.abort(),
    async close() {
      stop.abort()
      await app.close()
      await db.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

export interface Answer<T> {
  status: number
  body: T & { success: boolean; message?: string; code?: string; fields?: Record<string, string> }
  headers: LightMyRequestResponse['headers']
  raw: LightMyRequestResponse
}

function caller(app: FastifyInstance, signIn: (() => Promise<string>) | null) {
  let token: Promise<string> | undefined
  return {
    async token(): Promise<string> {
      token ??= signIn?.()
      return (await token) ?? ''
    },
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E> = {} as InputOf<E>,
      headers: Record<string, string> = {},
    ): Promise<Answer<ReplyOf<E>>> {
      token ??= signIn?.()
      const bearer = await token
      const { params, query, body } = input as { params?: object; query?: object; body?: unknown }
      const values = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]))
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
      const raw = await app.inject({
        method: endpoint.method,
        url: path,
        query: Object.fromEntries(
          Object.entries(query ?? {})
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, String(value)]),
        ),
        headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(raw.headers['content-type']).includes('json')
      return { status: raw.statusCode, headers: raw.headers, raw, body: isJson ? raw.json() : (null as never) }
    },
  }
}

export type Caller = ReturnType<typeof caller>
