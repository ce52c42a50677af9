import { Email } from '@peshi/contract/platform/person'
import { DispatchKind } from '@peshi/contract/platform/sending'
import type { Config } from '../process/config.ts'
import type { SettingsReader } from '../process/settings-reader.ts'
import type { MailSettings } from './mail-outlet.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'
import type { SmsSettings } from './sms-outlet.ts'

declare module '../process/config.ts' {
  interface Config {
    mail: MailSettings | null
    sms: SmsSettings | null
    pushKeys: PushKeys | null
  }
}

type Reader = Pick<SettingsReader, 'text' | 'problem'>

export function readMail(read: Reader): MailSettings | null {
  const [url, from] = [read.text('PESHI_MAIL'), read.text('PESHI_MAIL_FROM')]
  if (!url && !from) return null
  const parsed = URL.parse(url ?? '')
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname)
    read.problem('PESHI_MAIL', 'set the mail server, e.g. smtps://user:password@mail.example.in')
  const [, name = '', address = ''] = /^(?:(.*?)\s*<)?([^<>]+)>?$/.exec(from ?? '') ?? []
  const checked = Email.safeParse(address)
  if (!checked.success) {
    read.problem('PESHI_MAIL_FROM', 'set from whom mail comes, e.g. Peshi <office@example.in>')
    return null
  }
  return { url: url ?? '', from: { name: name.replace(/^"|"$/g, '') || 'Peshi', address: checked.data } }
}

export function readSms(read: Reader): SmsSettings | null {
  const url = read.text('PESHI_SMS')
  const templates = readTemplates(read)
  if (!url) return null
  const parsed = URL.parse(url)
  const sender = parsed?.searchParams.get('sender')
  const entity = parsed?.searchParams.get('entity')
  if (
    parsed?.protocol !== 'gupshup:' ||
    !parsed.hostname ||
    !parsed.username ||
    !parsed.password ||
    !sender ||
    !entity
  ) {
    read.problem('PESHI_SMS', 'set it as gupshup://user:password@enterprise.smsgupshup.com?sender=ABCDEF&entity=1101…')
    return null
  }
  return {
    url: `https://${parsed.host}/GatewayAPI/rest`,
    reach: 'internet',
    user: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    sender,
    entity,
    templateOf: (kind) => templates.get(kind),
  }
}

export function readPush(read: Reader): PushKeys | null {
  const text = read.text('PESHI_PUSH_KEYS')
  const keys = text ? readPushKeys(text) : null
  if (text && !keys)
    read.problem(
      'PESHI_PUSH_KEYS',
      'it is no pair of the form public:private; make one with: npx web-push generate-vapid-keys',
    )
  return keys
}

/** An entry has a message kind, an optional language and a DLT template id: `digest=1107…,digest/hi=1107…`. */
function readTemplates(read: Reader): ReadonlyMap<string, string> {
  const entries = (read.text('PESHI_SMS_TEMPLATES') ?? '').split(',').map((text) => text.trim())
  return new Map(
    entries.filter(Boolean).flatMap((entry) => {
      const [key = '', id = ''] = entry.split('=')
      const [kind, language] = key.split('/')
      if (DispatchKind.safeParse(kind).success && /^(en|hi|ur)?$/.test(language ?? '') && /^\d+$/.test(id))
        return [[key, id] as const]
      read.problem('PESHI_SMS_TEMPLATES', `"${entry}" is not of the form reset-code=1107… or reset-code/hi=1107…`)
      return []
    }),
  )
}

export function readSendingSettings(read: Reader, { mode }: Pick<Config, 'mode'>) {
  for (const name of ['PESHI_MAIL', 'PESHI_SMS'])
    if (mode !== 'production' && read.text(name))
      read.problem(name, 'only production writes to people; what the demo sends stays in its sandbox. Leave it out')
  return { mail: readMail(read), sms: readSms(read), pushKeys: readPush(read) }
}
