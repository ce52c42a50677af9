import type { ClientChannel } from '@peshi/contract/clients/shares'
import type { ChamberId, ClientId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import { clientAccessRepo } from '../shares/client-access.repo.ts'
import { asSmsNumber } from '../shares/client-mail.ts'

interface Words {
  subject(chamber: string): string
  asks(name: string, chamber: string): string
  still(name: string, chamber: string): string
  how: string
  button: string
  foot: string
  sms(chamber: string, url: string): string
}

const words: Record<Language, Words> = {
  en: {
    subject: (chamber) => `${chamber} needs papers from you`,
    asks: (name, chamber) => `Dear ${name}, ${chamber} needs these papers for your case:`,
    still: (name, chamber) => `Dear ${name}, ${chamber} still needs these papers for your case:`,
    how: 'Open the link on your phone and photograph each paper. You need no account.',
    button: 'Send the papers',
    foot: 'The link is only for you. Do not pass it on.',
    sms: (chamber, url) => `${chamber} needs papers from you. Photograph them here: ${url}`,
  },
  hi: {
    subject: (chamber) => `${chamber} को आपसे कागज़ चाहिए`,
    asks: (name, chamber) => `${name} जी, आपके मामले के लिए ${chamber} को ये कागज़ चाहिए:`,
    still: (name, chamber) => `${name} जी, आपके मामले के लिए ${chamber} को ये कागज़ अब भी चाहिए:`,
    how: 'फ़ोन पर लिंक खोलें और हर कागज़ की फ़ोटो लें। खाते की ज़रूरत नहीं है।',
    button: 'कागज़ भेजें',
    foot: 'यह लिंक केवल आपके लिए है। इसे किसी और को न दें।',
    sms: (chamber, url) => `${chamber} को आपसे कागज़ चाहिए। यहाँ फ़ोटो लेकर भेजें: ${url}`,
  },
  ur: {
    subject: (chamber) => `${chamber} کو آپ سے کاغذات چاہئیں`,
    asks: (name, chamber) => `محترم ${name}، آپ کے مقدمے کے لیے ${chamber} کو یہ کاغذات چاہئیں:`,
    still: (name, chamber) => `محترم ${name}، آپ کے مقدمے کے لیے ${chamber} کو یہ کاغذات اب بھی چاہئیں:`,
    how: 'فون پر لنک کھولیں اور ہر کاغذ کی تصویر لیں۔ اکاؤنٹ کی ضرورت نہیں۔',
    button: 'کاغذات بھیجیں',
    foot: 'یہ لنک صرف آپ کے لیے ہے۔ اسے کسی اور کو نہ دیں۔',
    sms: (chamber, url) => `${chamber} کو آپ سے کاغذات چاہئیں۔ یہاں تصویر لے کر بھیجیں: ${url}`,
  },
  de: {
    subject: (chamber) => `${chamber} braucht Unterlagen von Ihnen`,
    asks: (name, chamber) => `Guten Tag ${name}, ${chamber} braucht für Ihr Verfahren diese Unterlagen:`,
    still: (name, chamber) => `Guten Tag ${name}, ${chamber} braucht für Ihr Verfahren noch diese Unterlagen:`,
    how: 'Öffnen Sie den Link auf Ihrem Telefon und fotografieren Sie jede Unterlage. Sie brauchen kein Konto.',
    button: 'Unterlagen senden',
    foot: 'Der Link ist nur für Sie. Geben Sie ihn nicht weiter.',
    sms: (chamber, url) => `${chamber} braucht Unterlagen von Ihnen. Hier fotografieren: ${url}`,
  },
  fr: {
    subject: (chamber) => `${chamber} a besoin de pièces de votre part`,
    asks: (name, chamber) => `Bonjour ${name}, ${chamber} a besoin de ces pièces pour votre affaire :`,
    still: (name, chamber) => `Bonjour ${name}, ${chamber} a encore besoin de ces pièces pour votre affaire :`,
    how: 'Ouvrez le lien sur votre téléphone et photographiez chaque pièce. Aucun compte n’est nécessaire.',
    button: 'Envoyer les pièces',
    foot: 'Ce lien n’est que pour vous. Ne le transmettez pas.',
    sms: (chamber, url) => `${chamber} a besoin de pièces de votre part. Photographiez-les ici : ${url}`,
  },
  pt: {
    subject: (chamber) => `${chamber} precisa de documentos seus`,
    asks: (name, chamber) => `Olá ${name}, ${chamber} precisa destes documentos para o seu processo:`,
    still: (name, chamber) => `Olá ${name}, ${chamber} ainda precisa destes documentos para o seu processo:`,
    how: 'Abra o link no celular e fotografe cada documento. Não é preciso ter conta.',
    button: 'Enviar os documentos',
    foot: 'O link é só para você. Não o repasse.',
    sms: (chamber, url) => `${chamber} precisa de documentos seus. Fotografe aqui: ${url}`,
  },
}

interface PaperLink {
  chamberId: ChamberId
  clientId: ClientId
  channel: ClientChannel
  url: string
  missing: readonly string[]
  isReminder: boolean
  goodUntil: Date
}

/** The caller checks the client's consent. The message does not name the matter. */
export async function sendPaperLink(
  tx: Tx,
  context: Pick<Context, 'clock' | 'queue' | 'outlets'>,
  { chamberId, clientId, channel, url, missing, isReminder, goodUntil }: PaperLink,
): Promise<void> {
  const client = await clientAccessRepo(tx, chamberId).getClient(clientId)
  const language = client.language ?? 'en'
  const common = { kind: 'wanted-papers', language, chamberId, personId: null, goodUntil } as const
  if (channel === 'email') {
    if (!client.email) throw noAddress('The client has no e-mail address.')
    const { subject, asks, still, how, button, foot } = words[language]
    const title = subject(client.chamber)
    const lines = [(isReminder ? still : asks)(client.name, client.chamber), ...missing.map((name) => `– ${name}`), how]
    const mail = composeMail({ language, title, lines, link: { label: button, url }, foot: [foot] })
    return send(tx, context, { ...common, channel, to: client.email, subject: title, ...mail })
  }
  const to = asSmsNumber(client.mobile)
  if (!to) throw noAddress('The client has no Indian mobile number.')
  return send(tx, context, { ...common, channel, to, text: (spoken) => words[spoken].sms(client.chamber, url) })
}

const noAddress = (sentence: string) => new Invalid(sentence, { channel: sentence })
