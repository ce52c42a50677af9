import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DispatchId, PushDeviceId } from '../platform/ids.ts'
import { Channel, DispatchKind, DispatchProblem, DispatchState } from '../platform/sending.ts'
import { changesTo, versioned } from '../platform/version.ts'
import { AlertPlan, DigestTimes } from './alert-plan.ts'

export const PushDevice = z.object({
  _id: PushDeviceId,
  device: z.string().nullable(),
  created_at: Instant,
})
export type PushDevice = z.infer<typeof PushDevice>

const Way = z.object({ is_on: z.boolean(), to: z.string().nullable() })

/** `version` is 0 as long as the person changed nothing. */
export const SavedAlertPlan = AlertPlan.extend(versioned)
export type SavedAlertPlan = z.infer<typeof SavedAlertPlan>

export const AlertSettings = z.object({
  plan: SavedAlertPlan,
  digest_times: DigestTimes,
  ways: z.object({
    email: Way,
    sms: Way,
    push: z.object({ is_on: z.boolean(), key: z.string().nullable(), devices: z.array(PushDevice) }),
  }),
})
export type AlertSettings = z.infer<typeof AlertSettings>

export const getAlertSettings = endpoint('GET /api/notification/settings', {
  can: ['read', 'Dashboard'],
  summary: 'The person’s alert plan, the times of digests, and the available channels',
  reply: ok({ data: AlertSettings }),
})

export const setAlertPlan = endpoint('PUT /api/notification/settings', {
  can: ['read', 'Dashboard'],
  changes: SavedAlertPlan,
  summary: 'Change the person’s alert plan; only the sent fields change',
  body: changesTo(AlertPlan.shape),
  reply: ok({ data: SavedAlertPlan }),
})

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+=*$/, 'Not of the form of a push subscription')

export const addPushDevice = endpoint('POST /api/notification/devices', {
  can: ['read', 'Dashboard'],
  personally: true,
  summary: 'Subscribe this browser to push messages until it is signed out',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
  }),
  reply: ok({ data: PushDevice }),
})

export const removePushDevice = endpoint('DELETE /api/notification/devices/:id', {
  can: ['read', 'Dashboard'],
  summary: 'Unsubscribe this browser from push messages',
  params: z.object({ id: PushDeviceId }),
  reply: ok({}),
})

export const sendTestMessage = endpoint('POST /api/notification/test', {
  reaches: ['messages'],
  can: ['read', 'Dashboard'],
  personally: true,
  summary: 'Send the person a test message on one channel, at most once a minute',
  body: z.object({ channel: Channel }),
  reply: ok({}),
})

export const Dispatch = z.object({
  _id: DispatchId,
  channel: Channel,
  kind: DispatchKind,
  to: z.string(),
  person: z.string().nullable(),
  state: DispatchState,
  problem: DispatchProblem.nullable(),
  detail: z.string().nullable(),
  tries: z.int(),
  may_resend: z.boolean(),
  at: Instant,
  ended_at: Instant.nullable(),
})
export type Dispatch = z.infer<typeof Dispatch>

export const listDispatches = endpoint('GET /api/notification/log', {
  can: ['read', 'Dashboard'],
  summary: 'Mail, SMS and push sent to the person, newest first; for an owner, also the chamber’s',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    of: z.enum(['me', 'chamber']).default('me'),
    state: DispatchState.optional(),
  }),
  reply: ok({
    data: z.array(Dispatch),
    meta: z.object({ total: z.int(), page: z.int(), perPage: z.int() }),
  }),
})

export const resendDispatch = endpoint('POST /api/notification/log/:id/resend', {
  reaches: ['messages'],
  can: ['read', 'Dashboard'],
  personally: true,
  summary: 'Send a message again that no server acknowledged: one’s own, or for an owner any of the chamber',
  params: z.object({ id: DispatchId }),
  reply: ok({}),
})

const StopToken = z.string().min(1).max(400)

export const stopAlertMail = endpoint('POST /api/notification/stop', {
  access: 'public',
  summary:
    'Stop alerts by e-mail for the receiver of a mail’s link; called after a click on the page that the link opens',
  body: z.object({ token: StopToken }),
  reply: ok({}),
})
