import { invitationDays, type WorkingRole } from '@peshi/contract/chamber/members'
import type { Language } from '@peshi/contract/platform/person'
import { composeMail } from '../../platform/sending/compose-mail.ts'

interface Words {
  subject(chamber: string): string
  says(by: string, chamber: string, role: string): string
  days(days: number): string
  button: string
  ignore: string
  roles: Record<WorkingRole, string>
}

const words: Record<Language, Words> = {
  en: {
    subject: (chamber) => `Join ${chamber} on Peshi`,
    says: (by, chamber, role) => `${by} invites you to work in ${chamber} as ${role}.`,
    days: (days) => `The link is valid for ${days} days and can be used once.`,
    button: 'Open the invitation',
    ignore: 'If you did not expect this, ignore it: nothing happens unless someone opens the link and accepts.',
    roles: { advocate: 'advocate', clerk: 'clerk', billing: 'accountant' },
  },
  hi: {
    subject: (chamber) => `Peshi पर ${chamber} से जुड़ें`,
    says: (by, chamber, role) => `${by} ने आपको ${chamber} में ${role} के रूप में काम करने के लिए बुलाया है।`,
    days: (days) => `यह लिंक ${days} दिन तक और एक ही बार काम करेगा।`,
    button: 'निमंत्रण खोलें',
    ignore: 'यदि आपको इसकी अपेक्षा नहीं थी तो इसे छोड़ दें: लिंक खोलकर सहमति दिए बिना कुछ नहीं होता।',
    roles: { advocate: 'अधिवक्ता', clerk: 'मुंशी', billing: 'लेखाकार' },
  },
  ur: {
    subject: (chamber) => `Peshi پر ${chamber} میں شامل ہوں`,
    says: (by, chamber, role) => `${by} نے آپ کو ${chamber} میں بطور ${role} کام کرنے کی دعوت دی ہے۔`,
    days: (days) => `یہ لنک ${days} دن تک اور ایک ہی بار کام کرے گا۔`,
    button: 'دعوت نامہ کھولیں',
    ignore: 'اگر آپ کو اس کی توقع نہ تھی تو اسے نظرانداز کریں: لنک کھول کر رضامندی دیے بغیر کچھ نہیں ہوتا۔',
    roles: { advocate: 'وکیل', clerk: 'منشی', billing: 'محاسب' },
  },
  de: {
    subject: (chamber) => `${chamber} auf Peshi beitreten`,
    says: (by, chamber, role) => `${by} lädt Sie ein, in ${chamber} als ${role} zu arbeiten.`,
    days: (days) => `Der Link gilt ${days} Tage und nur einmal.`,
    button: 'Einladung öffnen',
    ignore: 'Falls Sie das nicht erwartet haben, ignorieren Sie es: Ohne Zustimmung auf der Seite geschieht nichts.',
    roles: { advocate: 'Anwalt', clerk: 'Schreiber', billing: 'Buchhalter' },
  },
  fr: {
    subject: (chamber) => `Rejoindre ${chamber} sur Peshi`,
    says: (by, chamber, role) => `${by} vous invite à travailler dans ${chamber} comme ${role}.`,
    days: (days) => `Le lien est valable ${days} jours et une seule fois.`,
    button: 'Ouvrir l’invitation',
    ignore: 'Si vous ne l’attendiez pas, ignorez-la : rien ne se passe tant que personne n’ouvre le lien et n’accepte.',
    roles: { advocate: 'avocat', clerk: 'clerc', billing: 'comptable' },
  },
  pt: {
    subject: (chamber) => `Entrar em ${chamber} no Peshi`,
    says: (by, chamber, role) => `${by} convida você a trabalhar em ${chamber} como ${role}.`,
    days: (days) => `O link vale ${days} dias e só uma vez.`,
    button: 'Abrir o convite',
    ignore: 'Se não esperava isto, ignore: nada acontece enquanto ninguém abrir o link e aceitar.',
    roles: { advocate: 'advogado', clerk: 'escrevente', billing: 'contador' },
  },
}

interface Invited {
  language: Language
  chamber: string
  by: string
  role: WorkingRole
  url: string
}

export function composeInvitation({ language, chamber, by, role, url }: Invited) {
  const { subject, says, days, button, ignore, roles } = words[language]
  const title = subject(chamber)
  const mail = composeMail({
    language,
    title,
    lines: [says(by, chamber, roles[role]), days(invitationDays)],
    link: { label: button, url },
    foot: [ignore],
  })
  return { language, subject: title, ...mail }
}
