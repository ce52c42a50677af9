import type { NoteChannel } from '@peshi/contract/clients/client-notes'
import type { Language } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import { send } from '../../platform/sending/send.ts'
import { clientAccessRepo } from '../shares/client-access.repo.ts'
import { asSmsNumber } from '../shares/client-mail.ts'
import { sharesRepo } from '../shares/shares.repo.ts'
import type { clientNote } from '../shares/shares.schema.ts'

type Needs = Pick<Context, 'config' | 'clock' | 'queue' | 'outlets'>
type Note = Pick<typeof clientNote.$inferSelect, 'id' | 'matter_id' | 'client_id' | 'language' | 'text_en' | 'text_own'>

const subjects = { hi: 'आपके मामले की सूचना', ur: 'آپ کے مقدمے کی اطلاع' }
const buttons = { hi: 'मेरे मामले / My matters', ur: 'میرے مقدمات / My matters' }
const mostSms = 600

export async function sendNote(tx: Tx, context: Needs, actor: Actor, note: Note, channels: readonly NoteChannel[]) {
  for (const channel of channels) if (channel !== 'area') requireChannel(context.outlets, channel)
  const client = await clientAccessRepo(tx, actor.chamberId).getClient(note.client_id)
  const mobile = asSmsNumber(client.mobile)
  const isShared = await sharesRepo(tx, actor.chamberId).isShared(note.matter_id, note.client_id)
  if (channels.includes('area') && !isShared)
    throw new Conflict(
      'Nothing in this matter is shared with the client, so the client could not read it.',
      'not-shared',
    )
  if (channels.includes('email') && !client.email) throw missing('The client has no e-mail address.')
  if (channels.includes('sms') && !mobile) throw missing('The client has no Indian mobile number.')

  const common = { chamberId: actor.chamberId, personId: null, kind: 'client-note', language: note.language } as const
  if (channels.includes('email') && client.email) {
    const title = `${client.chamber}: ${subjects[note.language]}`
    const url = `${context.config.publicUrl}/client-sign-in`
    const lines = [...paragraphs(note.text_own), ...paragraphs(note.text_en)]
    const mail = composeMail({
      language: note.language,
      title,
      lines,
      ...(isShared && { link: { label: buttons[note.language], url } }),
    })
    await send(tx, context, {
      ...common,
      channel: 'email',
      to: client.email,
      subject: title,
      ...mail,
      onceBy: `client-note ${note.id} email`,
    })
  }
  if (channels.includes('sms') && mobile) {
    const text = (language: Language) =>
      `${client.chamber}: ${language === note.language ? note.text_own : note.text_en}`.slice(0, mostSms)
    await send(tx, context, { ...common, channel: 'sms', to: mobile, text, onceBy: `client-note ${note.id} sms` })
  }
}

const paragraphs = (text: string) => text.split(/\n+/).filter(Boolean)
const missing = (sentence: string) => new Invalid(sentence, { channels: sentence })
