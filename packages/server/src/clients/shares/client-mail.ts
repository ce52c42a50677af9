import type { Language } from '@peshi/contract/platform/person'
import { composeMail } from '../../platform/sending/compose-mail.ts'

export const linkHours = 24

export const asSmsNumber = (mobile: string | null): string | null =>
  /^\+91([6-9]\d{9})$/.exec(mobile ?? '')?.[1] ?? null

interface Words {
  signIn: {
    subject: string
    says(name: string, chamber: string): string
    hours: string
    button: string
    ignore: string
  }
  message: { subject(chamber: string): string; says(name: string, chamber: string): string; button: string }
}

const words: Record<Language, Words> = {
  en: {
    signIn: {
      subject: 'Your link to sign in',
      says: (name, chamber) => `Dear ${name}, with this link you see what ${chamber} shares with you.`,
      hours: `It is valid for ${linkHours} hours and works once.`,
      button: 'Open my matters',
      ignore: 'If you did not ask for it, ignore it.',
    },
    message: {
      subject: (chamber) => `${chamber} has written to you`,
      says: (name, chamber) => `Dear ${name}, there is a message from ${chamber} on your case.`,
      button: 'Read and answer',
    },
  },
  hi: {
    signIn: {
      subject: 'साइन इन करने का आपका लिंक',
      says: (name, chamber) => `${name} जी, इस लिंक से आप वह देख सकते हैं जो ${chamber} ने आपके साथ साझा किया है।`,
      hours: `यह ${linkHours} घंटे तक और एक ही बार काम करेगा।`,
      button: 'मेरे मामले खोलें',
      ignore: 'यदि आपने यह नहीं माँगा था तो इसे छोड़ दें।',
    },
    message: {
      subject: (chamber) => `${chamber} ने आपको संदेश भेजा है`,
      says: (name, chamber) => `${name} जी, आपके मामले में ${chamber} का एक संदेश आया है।`,
      button: 'पढ़ें और उत्तर दें',
    },
  },
  ur: {
    signIn: {
      subject: 'سائن اِن کرنے کا آپ کا لنک',
      says: (name, chamber) => `محترم ${name}، اس لنک سے آپ وہ دیکھ سکتے ہیں جو ${chamber} نے آپ کے ساتھ شیئر کیا ہے۔`,
      hours: `یہ ${linkHours} گھنٹے تک اور ایک ہی بار کام کرے گا۔`,
      button: 'میرے مقدمات کھولیں',
      ignore: 'اگر آپ نے یہ نہیں مانگا تو اسے نظرانداز کریں۔',
    },
    message: {
      subject: (chamber) => `${chamber} نے آپ کو پیغام بھیجا ہے`,
      says: (name, chamber) => `محترم ${name}، آپ کے مقدمے کے بارے میں ${chamber} کا ایک پیغام آیا ہے۔`,
      button: 'پڑھیں اور جواب دیں',
    },
  },
  de: {
    signIn: {
      subject: 'Ihr Link zum Anmelden',
      says: (name, chamber) => `Guten Tag ${name}, mit diesem Link sehen Sie, was ${chamber} mit Ihnen teilt.`,
      hours: `Er gilt ${linkHours} Stunden und nur einmal.`,
      button: 'Meine Verfahren öffnen',
      ignore: 'Falls Sie ihn nicht angefordert haben, ignorieren Sie ihn.',
    },
    message: {
      subject: (chamber) => `${chamber} hat Ihnen geschrieben`,
      says: (name, chamber) => `Guten Tag ${name}, zu Ihrem Verfahren gibt es eine Nachricht von ${chamber}.`,
      button: 'Lesen und antworten',
    },
  },
  fr: {
    signIn: {
      subject: 'Votre lien de connexion',
      says: (name, chamber) => `Bonjour ${name}, ce lien montre ce que ${chamber} partage avec vous.`,
      hours: `Il est valable ${linkHours} heures et une seule fois.`,
      button: 'Ouvrir mes affaires',
      ignore: 'Si vous ne l’avez pas demandé, ignorez-le.',
    },
    message: {
      subject: (chamber) => `${chamber} vous a écrit`,
      says: (name, chamber) => `Bonjour ${name}, il y a un message de ${chamber} sur votre affaire.`,
      button: 'Lire et répondre',
    },
  },
  pt: {
    signIn: {
      subject: 'O seu link para entrar',
      says: (name, chamber) => `Olá ${name}, com este link você vê o que ${chamber} partilha com você.`,
      hours: `Vale ${linkHours} horas e só uma vez.`,
      button: 'Abrir os meus processos',
      ignore: 'Se não o pediu, ignore.',
    },
    message: {
      subject: (chamber) => `${chamber} escreveu para você`,
      says: (name, chamber) => `Olá ${name}, há uma mensagem de ${chamber} sobre o seu processo.`,
      button: 'Ler e responder',
    },
  },
}

interface To {
  language: Language
  chamber: string
  name: string
  url: string
}

export function composeSignInLink({ language, chamber, name, url }: To) {
  const { subject, says, hours, button, ignore } = words[language].signIn
  const parts = { language, title: subject, lines: [says(name, chamber), hours], link: { label: button, url } }
  return {
    mail: { subject, ...composeMail({ ...parts, foot: [ignore] }) },
    sms: `${chamber}: ${subject}: ${url} ${hours}`,
  }
}

export function composeMessageMail({ language, chamber, name, url }: To) {
  const { subject, says, button } = words[language].message
  const title = subject(chamber)
  return {
    subject: title,
    ...composeMail({ language, title, lines: [says(name, chamber)], link: { label: button, url } }),
  }
}
