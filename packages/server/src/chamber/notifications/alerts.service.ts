import type { AlertPlan } from '@peshi/contract/chamber/alert-plan'
import type {
  AlertSettings,
  Dispatch,
  listDispatches,
  PushDevice,
  SavedAlertPlan,
  setAlertPlan,
} from '@peshi/contract/chamber/alerts'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { DispatchId, PersonId, PushDeviceId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Channel } from '@peshi/contract/platform/sending'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Forbidden, Invalid, NotFound, TooMany } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { isPushService } from '../../platform/sending/push-hosts.ts'
import { mayResend, resend } from '../../platform/sending/resend.ts'
import { type Outgoing, send } from '../../platform/sending/send.ts'
import { alertWords } from './alert-words.ts'
import { alertsRepo, getReach, isMember, removePushDevice, replacePushDevice } from './alerts.repo.ts'
import { type DispatchLogRow, dispatchLogRepo } from './dispatch-log.repo.ts'
import { createStopTokens } from './stop-token.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'outlets' | 'config'>

const testRestMs = 60_000

interface NewDevice {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export function createAlerts(needs: Needs) {
  const { db, clock, outlets, config } = needs
  const stopTokens = createStopTokens(config.secret)

  return {
    settings(actor: Actor): Promise<AlertSettings> {
      authorize(actor, 'read', 'Dashboard')
      return db.asChamber(actor, async (tx) => {
        const { email, mobile } = await getReach(tx, actor.personId)
        const devices = await alertsRepo(tx, actor.chamberId, actor.personId).listDevices()
        return {
          plan: await alertsRepo(tx, actor.chamberId, actor.personId).getPlan(),
          digest_times: config.digestTimes,
          ways: {
            email: { is_on: outlets.email !== null, to: email },
            sms: { is_on: outlets.sms !== null, to: mobile },
            push: {
              is_on: outlets.push !== null,
              key: outlets.push?.publicKey ?? null,
              devices: devices.map(presentDevice),
            },
          },
        }
      })
    },

    async setPlan(tx: Tx, actor: Actor, { version, ...input }: BodyOf<typeof setAlertPlan>): Promise<SavedAlertPlan> {
      authorize(actor, 'read', 'Dashboard')
      const repo = alertsRepo(tx, actor.chamberId, actor.personId)
      const { events, digest_at, quiet } = { ...(await repo.getPlan()), ...input }
      const edit = { by: actor, at: clock.now(), seen: version, read: repo.getPlan }
      await repo.setPlan({ events, digest_at, quiet }, edit)
      return repo.getPlan()
    },

    async addDevice(
      tx: Tx,
      actor: Actor,
      { endpoint, keys }: NewDevice,
      device: string | undefined,
    ): Promise<PushDevice> {
      authorize(actor, 'read', 'Dashboard')
      if (!outlets.push) throw new Conflict('Push messages are switched off here.', 'channel-off')
      if (!isPushService(endpoint, config.sandboxUrl))
        throw new Invalid('Not the address of a push service.', { endpoint: 'Not the address of a push service' })
      const row = {
        chamber_id: actor.chamberId,
        id: newId() as PushDeviceId,
        person_id: actor.personId,
        // As it was checked: a sender could read the text that was sent in another way.
        endpoint: new URL(endpoint).href,
        ...keys,
        sign_in_id: actor.signInId,
        device: device?.slice(0, 200) ?? null,
        created_at: clock.now(),
      }
      await replacePushDevice(tx, row)
      return presentDevice(row)
    },

    async removeDevice(tx: Tx, actor: Actor, id: PushDeviceId): Promise<void> {
      authorize(actor, 'read', 'Dashboard')
      await removePushDevice(tx, actor.chamberId, actor.personId, id)
    },

    async sendTest(tx: Tx, actor: Actor, channel: Channel): Promise<void> {
      authorize(actor, 'read', 'Dashboard')
      if (!outlets[channel]) throw new Conflict('This way is switched off here.', 'channel-off')
      const { email, mobile, language } = await getReach(tx, actor.personId)
      const devices = await alertsRepo(tx, actor.chamberId, actor.personId).listDevices()
      const to = { email: email ? [email] : [], sms: mobile ? [mobile] : [], push: devices.map(({ id }) => id) }[
        channel
      ]
      if (to.length === 0) throw new Conflict('There is no address to send it to.', 'no-address')
      const since = new Date(clock.now().getTime() - testRestMs)
      if (await dispatchLogRepo(tx, actor.chamberId).wasTestedSince(actor.personId, channel, since))
        throw new TooMany('One test message a minute. Wait a little and try again.')
      await send(tx, needs, ...to.map((address) => testMessage(channel, address, language, actor)))
    },

    log(actor: Actor, { page, perPage, of, state }: QueryOf<typeof listDispatches>) {
      authorize(actor, 'read', 'Dashboard')
      if (of === 'chamber' && actor.role !== 'owner') throw new Forbidden()
      const wanted = { state, personId: of === 'me' ? actor.personId : undefined }
      return db.asChamber(actor, async (tx) => {
        const repo = dispatchLogRepo(tx, actor.chamberId)
        const rows = await repo.list(wanted, perPage, (page - 1) * perPage)
        return {
          data: rows.map((row) => presentDispatch(row, actor.personId, clock.now())),
          meta: { total: await repo.count(wanted), page, perPage },
        }
      })
    },

    async checkResending(actor: Actor, id: DispatchId): Promise<void> {
      authorize(actor, 'read', 'Dashboard')
      const row = await db.asChamber(actor, (tx) => dispatchLogRepo(tx, actor.chamberId).get(id))
      if (!mayResend(row, clock.now())) throw notToResend()
    },

    async resend(tx: Tx, id: DispatchId): Promise<void> {
      if (!(await resend(tx, needs, id))) throw notToResend()
    },

    async stopMail(token: string): Promise<void> {
      const grant = stopTokens.read(token)
      if (!grant) throw new NotFound('This link is not good any more.')
      const { chamberId, personId } = grant
      await db.asChamber(chamberId, async (tx) => {
        if (!(await isMember(tx, chamberId, personId))) throw new NotFound('This link is not good any more.')
        const repo = alertsRepo(tx, chamberId, personId)
        const { events, digest_at, quiet } = await repo.getPlan()
        await repo.setPlan(withoutMail({ events, digest_at, quiet }), { by: { personId }, at: clock.now() })
      })
    },
  }
}

const notToResend = () => new Conflict('This can’t be sent again.', 'not-to-resend')

const withoutMail = ({ events, ...plan }: AlertPlan): AlertPlan => ({
  ...plan,
  events: Object.fromEntries(
    Object.entries(events).map(([event, row]) => [event, { ...row, email: 'off' }]),
  ) as AlertPlan['events'],
})

function testMessage(channel: Channel, to: string, language: Language, { chamberId, personId }: Actor): Outgoing {
  const words = alertWords(language)
  const [title, line] = [words.text('test_subject'), words.text('test_text')]
  const common = { to, kind: 'test', language, chamberId, personId } as const
  if (channel === 'sms')
    return { ...common, channel, text: (spoken) => `Peshi: ${alertWords(spoken).text('test_text')}` }
  const shared = { ...common, subject: title }
  if (channel === 'email') return { ...shared, channel, ...composeMail({ language, title, lines: [line] }) }
  return { ...shared, channel, text: JSON.stringify({ title, body: line, path: '/dashboard/notification', language }) }
}

const presentDevice = ({ id, device, created_at }: { id: PushDeviceId; device: string | null; created_at: Date }) => ({
  _id: id,
  device,
  created_at: created_at.toISOString(),
})

function presentDispatch(row: DispatchLogRow, readerId: PersonId, now: Date): Dispatch {
  const isOwn = row.person_id === readerId
  return {
    _id: row.id,
    channel: row.channel,
    kind: row.kind,
    person: row.person,
    state: row.state,
    problem: row.problem,
    tries: row.tries,
    to: row.channel === 'push' ? '' : isOwn ? row.address : hidden(row.address),
    detail: isOwn ? row.detail : null,
    may_resend: mayResend(row, now),
    at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

/**
 * Masks an address for other members: `asha.verma@example.in` becomes `a…a@example.in`; `9876543210` becomes `98…10`.
 */
const hidden = (address: string): string =>
  address.includes('@')
    ? address.replace(/^(.).*(.)@/, '$1…$2@').replace(/^(.)@/, '$1…@')
    : `${address.slice(0, 2)}…${address.slice(-2)}`
