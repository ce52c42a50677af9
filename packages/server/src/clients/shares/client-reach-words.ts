import type { Language } from '@peshi/contract/platform/person'

interface Words {
  subject: string
  says(chamber: string): string
}

export const reachWords: Record<Language, Words> = {
  en: {
    subject: 'Your contact details were changed',
    says: (chamber) =>
      `${chamber} changed the e-mail or mobile number it has for you. You were signed out. If you did not ask for this, call the chamber.`,
  },
  hi: {
    subject: 'आपके संपर्क विवरण बदले गए',
    says: (chamber) =>
      `${chamber} ने आपका ई-मेल या मोबाइल नंबर बदला है। आपको साइन आउट कर दिया गया है। यदि आपने यह नहीं कहा था तो चैंबर को फ़ोन करें।`,
  },
  ur: {
    subject: 'آپ کے رابطے کی تفصیلات بدلی گئیں',
    says: (chamber) =>
      `${chamber} نے آپ کا ای میل یا موبائل نمبر بدلا ہے۔ آپ کو سائن آؤٹ کر دیا گیا ہے۔ اگر آپ نے یہ نہیں کہا تھا تو چیمبر کو فون کریں۔`,
  },
  de: {
    subject: 'Ihre Kontaktdaten wurden geändert',
    says: (chamber) =>
      `${chamber} hat Ihre E-Mail-Adresse oder Mobilnummer geändert. Sie wurden abgemeldet. Wenn Sie das nicht wollten, rufen Sie die Kanzlei an.`,
  },
  fr: {
    subject: 'Vos coordonnées ont changé',
    says: (chamber) =>
      `${chamber} a changé votre e-mail ou votre numéro de mobile. Vous avez été déconnecté. Si vous ne l’avez pas demandé, appelez le cabinet.`,
  },
  pt: {
    subject: 'Seus dados de contato mudaram',
    says: (chamber) =>
      `${chamber} mudou o seu e-mail ou celular. Você foi desconectado. Se não pediu isso, ligue para o escritório.`,
  },
}
