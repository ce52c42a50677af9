import type { Language } from '@peshi/contract/platform/person'

interface Words {
  subject: string
  says(chamber: string): string
}

/** Sent to the client's previous address. */
export const reachWords: Record<Language, Words> = {
  en: {
    subject: 'Your contact details were changed',
    says: (chamber) =>
      `${chamber} changed the e-mail or mobile under which you are reached. You were signed out. If you did not ask for this, call the chamber.`,
  },
  hi: {
    subject: 'आपके संपर्क विवरण बदले गए',
    says: (chamber) =>
      `${chamber} ने वह ई-मेल या मोबाइल बदला है जिस पर आपसे संपर्क किया जाता है। आपको साइन आउट कर दिया गया है। यदि आपने यह नहीं कहा था तो चैंबर को फ़ोन करें।`,
  },
  ur: {
    subject: 'آپ کے رابطے کی تفصیلات بدلی گئیں',
    says: (chamber) =>
      `${chamber} نے وہ ای میل یا موبائل بدلا ہے جس پر آپ سے رابطہ کیا جاتا ہے۔ آپ کو سائن آؤٹ کر دیا گیا ہے۔ اگر آپ نے یہ نہیں کہا تھا تو چیمبر کو فون کریں۔`,
  },
  de: {
    subject: 'Ihre Kontaktdaten wurden geändert',
    says: (chamber) =>
      `${chamber} hat E-Mail oder Mobilnummer geändert, unter der Sie erreicht werden. Sie wurden abgemeldet. Wenn Sie das nicht wollten, rufen Sie die Kanzlei an.`,
  },
  fr: {
    subject: 'Vos coordonnées ont changé',
    says: (chamber) =>
      `${chamber} a changé l’e-mail ou le mobile où vous êtes joint. Vous avez été déconnecté. Si vous ne l’avez pas demandé, appelez le cabinet.`,
  },
  pt: {
    subject: 'Seus dados de contato mudaram',
    says: (chamber) =>
      `${chamber} mudou o e-mail ou celular em que você é contatado. Você foi desconectado. Se não pediu isso, ligue para o escritório.`,
  },
}
