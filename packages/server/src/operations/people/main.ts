import { Email, Mobile } from '@peshi/contract/platform/person'
import { createOperatorLinks } from '../../chamber/account/operator-links.ts'
import { systemClock } from '../../platform/clock.ts'
import { BadSettings, createReader } from '../../platform/process/settings-reader.ts'
import { explainStart } from '../../platform/process/start-problem.ts'
import { createMailOutlet } from '../../platform/sending/mail-outlet.ts'
import { readMail } from '../../platform/sending/read-sending-settings.ts'

const usage = `npm run people -- reset-link ADDRESS   a link by which this person chooses a new password; good for a day, once
npm run people -- reset-link ADDRESS --without-second-step   the same, and it turns this person's two-step sign-in off
npm run people -- chamber-link         a link that opens one chamber where PESHI_REGISTRATION is closed; good for a week
npm run people -- test-mail ADDRESS    sends one mail by the settings, and says what the mail server answered`

const withoutSecondStep = '--without-second-step'

class Refused extends Error {}

const read = createReader(process.env)
const say = (line: string) => process.stdout.write(`${line}\n`)

function checkSettings() {
  if (read.problems.length > 0) throw new BadSettings(read.problems)
}

function readLinks() {
  const publicUrl = read.publicUrl('PESHI_PUBLIC_URL', null)
  const secret = read.secrets('PESHI_SECRET', true) ?? ''
  checkSettings()
  return { publicUrl, links: createOperatorLinks({ secret, clock: systemClock }) }
}

function makeResetLink(given = '', option?: string) {
  const address = (given.includes('@') ? Email : Mobile).safeParse(given).data
  if (option && option !== withoutSecondStep) throw new Refused(usage)
  if (!address) throw new Refused(`"${given}" is neither an e-mail address nor a mobile number.`)
  const { publicUrl, links } = readLinks()
  const { token, until } = links.make(option === withoutSecondStep ? 'reset-all' : 'reset', address)
  say(`${publicUrl}/forgot-password#${token}`)
  say(`For ${address}, until ${until.toISOString()}, once. Give it to this person and nobody else.`)
}

function makeChamberLink() {
  const { publicUrl, links } = readLinks()
  const { token, until } = links.make('open-chamber')
  say(`${publicUrl}/register#${token}`)
  say(`Opens one chamber, until ${until.toISOString()}.`)
}

async function sendTestMail(given = '') {
  const to = Email.safeParse(given).data
  if (!to) throw new Refused(`"${given}" is no e-mail address.`)
  const mail = readMail(read)
  checkSettings()
  if (!mail) throw new Refused('No mail goes out: PESHI_MAIL and PESHI_MAIL_FROM are not set.')
  const text = `This is a test. Mail of this Peshi goes out by ${new URL(mail.url).hostname}.`
  const message = { to, kind: 'address-code', language: 'en', subject: 'Peshi: a test mail', text } as const
  const none = { html: null, unsubscribe: null, replyTo: null, attachment: null }
  const id = crypto.randomUUID() as never
  try {
    await createMailOutlet(async () => mail).send({ id, ...message, ...none }, AbortSignal.timeout(30_000))
  } catch (error) {
    throw new Refused(`The mail server refused the mail: ${error instanceof Error ? error.message : String(error)}`)
  }
  say(`${new URL(mail.url).hostname} accepted the mail to ${to}. Check that it arrives, and not as spam.`)
}

try {
  const [what, address, option] = process.argv.slice(2)
  if (what === 'reset-link') makeResetLink(address, option)
  else if (what === 'chamber-link') makeChamberLink()
  else if (what === 'test-mail') await sendTestMail(address)
  else throw new Refused(usage)
} catch (error) {
  const sentence = error instanceof Refused ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
