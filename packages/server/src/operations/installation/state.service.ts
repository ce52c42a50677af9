import type { ChannelState, InstallationState, TestedChannel } from '@peshi/contract/operations/installation-state'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { recordAccess } from '../../chamber/audit/record-access.ts'
import { alertWords } from '../../chamber/notifications/alert-words.ts'
import { courtReportRepo } from '../../courts/sync/court-report.repo.ts'
import { requireOperator } from '../../office/support/operators.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { type Message, requireChannel } from '../../platform/sending/outlets.ts'
import { readCertificate } from './certificate.ts'
import { findReach, readLastMessages } from './state.repo.ts'
import { checkVersion } from './updates.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'outlets'>

const minute = 60_000
const sendWithinMs = 40_000

export function createInstallationState(context: Needs) {
  const { config, db, clock, outlets } = context
  const version = keep(60 * minute, () => checkVersion(config))
  const certificate = keep(10 * minute, () => readCertificate(config.publicUrl))

  /** Keeps an answer for a while. */
  function keep<T>(forMs: number, ask: () => Promise<T>): () => Promise<T> {
    let kept: { until: number; answer: Promise<T> } | undefined
    return () => {
      const now = clock.now().getTime()
      if (!kept || kept.until < now) kept = { until: now + forMs, answer: ask() }
      return kept.answer
    }
  }

  async function readPerson({ personId }: Actor) {
    const row = await db.asSystem('account', (tx) => findReach(tx, personId))
    if (!row) throw new Conflict('This account was deleted.')
    return row
  }

  const throughOf = (channel: TestedChannel): string | null => {
    if (outlets[channel] === null) return null
    const settings = channel === 'email' ? config.mail : config.sms
    return settings ? new URL(settings.url).hostname : 'sandbox'
  }

  async function get(actor: Actor): Promise<InstallationState> {
    await requireOperator(context, actor)
    const own = await readPerson(actor)
    const messages = await db.asSystem('sending', readLastMessages)
    const channelOf = (channel: TestedChannel, to: string | null): ChannelState => ({
      through: throughOf(channel),
      to,
      ...(messages.get(channel) ?? { last_sent_at: null, failure: null }),
    })
    return {
      version: await version(),
      email: channelOf('email', own.email),
      sms: channelOf('sms', own.mobile),
      courts: await describeCourts(context),
      certificate: await certificate(),
    }
  }

  /** Returns what went wrong. */
  async function test(actor: Actor, channel: TestedChannel): Promise<string | null> {
    await requireOperator(context, actor)
    const { email, mobile, language } = await readPerson(actor)
    const to = channel === 'email' ? email : mobile
    requireChannel(outlets, channel)
    if (!to) throw new Conflict('Your account has no address for this. Add it in the settings.', 'no-address')
    const message = channel === 'email' ? testMail(to, language) : testSms(to, config.publicUrl)
    const sending = outlets[channel]?.send(message, AbortSignal.timeout(sendWithinMs))
    return sending ? sending.then(() => null, sayProblem) : null
  }

  const recordTest = (tx: Tx, actor: Actor, channel: TestedChannel) =>
    recordAccess(tx, { kind: 'message-tested', at: clock.now(), detail: channel }, actor)

  return { get, test, recordTest }
}

const sayProblem = (error: unknown) => (error instanceof Error ? error.message : String(error))

const bare = { html: null, unsubscribe: null, replyTo: null, attachment: null, subject: null } as const

function testMail(to: string, language: Message['language']): Message {
  const words = alertWords(language)
  const mail = composeMail({ language, title: words.text('test_subject'), lines: [words.text('test_text')] })
  return { ...bare, ...mail, id: newId(), to, language, kind: 'test', subject: words.text('test_subject') } as Message
}

/** The gateway accepts only registered texts, and alerts have one: `Peshi: {#var#}. {#var#}`. */
const testSms = (to: string, publicUrl: string): Message =>
  ({ ...bare, id: newId(), to, language: 'en', kind: 'alert', text: `Peshi: Test. ${publicUrl}` }) as Message

async function describeCourts({ db, config }: Pick<Needs, 'db' | 'config'>): Promise<InstallationState['courts']> {
  const rows = await db.asSystem('court-sync', (tx) => courtReportRepo(tx).listHealth())
  const failing = rows.filter(({ failing_since }) => failing_since !== null)
  const names = new Set(failing.map(({ court }) => court))
  const working = new Set(rows.map(({ court }) => court).filter((court) => !names.has(court)))
  return {
    on: config.courts === 'all' ? null : [...config.courts],
    reading: working.size,
    failing: failing.flatMap(({ court, part, failing_since, failure }) =>
      failing_since ? [{ title: courtTitle(court), part, since: failing_since.toISOString(), failure }] : [],
    ),
  }
}
