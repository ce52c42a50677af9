import type { Language } from '@peshi/contract/platform/person'
import type { DeletionKind } from '@peshi/contract/records/privacy'

/** `began`: the deletion can no longer be cancelled. */
export type DeletionNews = 'asked' | 'soon' | 'cancelled' | 'began'

interface About {
  date: string
  chamber: string
}

interface Words extends Record<DeletionKind, Record<DeletionNews, (about: About) => string>> {
  kept: string
  members: string
  wayBack: string
  settings: string
}

const isolate = (name: string) => `\u2068${name}\u2069`

export const deletionWords: Record<Language, Words> = {
  en: {
    account: {
      asked: ({ date }) => `Your account will be deleted on ${date}`,
      soon: ({ date }) => `Your account will be deleted on ${date}: a reminder`,
      cancelled: () => 'Your account stays: its deletion was cancelled',
      began: () => 'Your account is deleted',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} will be deleted on ${date}`,
      soon: ({ date, chamber }) => `${isolate(chamber)} will be deleted on ${date}: a reminder`,
      cancelled: ({ chamber }) => `${isolate(chamber)} stays: its deletion was cancelled`,
      began: ({ chamber }) => `${isolate(chamber)} is deleted`,
    },
    kept: 'Invoices and payments for the plan stay, as tax law asks, and the log of sign-ins for a year at least, as data protection law asks.',
    members: 'Members of no other chamber lose their account too. Download what you need before.',
    wayBack: 'Until then everything works as before. You can cancel the deletion in the settings.',
    settings: 'Open the settings',
  },
  de: {
    account: {
      asked: ({ date }) => `Ihr Konto wird am ${date} gelöscht`,
      soon: ({ date }) => `Ihr Konto wird am ${date} gelöscht: eine Erinnerung`,
      cancelled: () => 'Ihr Konto bleibt: Die Löschung wurde abgebrochen',
      began: () => 'Ihr Konto wurde gelöscht',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} wird am ${date} gelöscht`,
      soon: ({ date, chamber }) => `${isolate(chamber)} wird am ${date} gelöscht: eine Erinnerung`,
      cancelled: ({ chamber }) => `${isolate(chamber)} bleibt: Die Löschung wurde abgebrochen`,
      began: ({ chamber }) => `${isolate(chamber)} wurde gelöscht`,
    },
    kept: 'Rechnungen und Zahlungen für den Tarif bleiben, wie es das Steuerrecht verlangt, und das Protokoll der Anmeldungen mindestens ein Jahr, wie es das Datenschutzrecht verlangt.',
    members: 'Wer in keiner anderen Kanzlei ist, verliert auch das Konto. Laden Sie vorher herunter, was Sie brauchen.',
    wayBack: 'Bis dahin geht alles wie bisher. Sie können die Löschung in den Einstellungen abbrechen.',
    settings: 'Einstellungen öffnen',
  },
  fr: {
    account: {
      asked: ({ date }) => `Votre compte sera supprimé le ${date}`,
      soon: ({ date }) => `Votre compte sera supprimé le ${date} : un rappel`,
      cancelled: () => 'Votre compte reste : sa suppression a été annulée',
      began: () => 'Votre compte est supprimé',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} sera supprimé le ${date}`,
      soon: ({ date, chamber }) => `${isolate(chamber)} sera supprimé le ${date} : un rappel`,
      cancelled: ({ chamber }) => `${isolate(chamber)} reste : sa suppression a été annulée`,
      began: ({ chamber }) => `${isolate(chamber)} est supprimé`,
    },
    kept: 'Les factures et paiements de l’abonnement restent, comme le demande le droit fiscal, et le journal des connexions un an au moins, comme le demande la protection des données.',
    members: 'Qui n’est dans aucun autre cabinet perd aussi son compte. Téléchargez avant ce dont vous avez besoin.',
    wayBack: 'Jusque-là tout fonctionne comme avant. Vous pouvez annuler la suppression dans les réglages.',
    settings: 'Ouvrir les réglages',
  },
  pt: {
    account: {
      asked: ({ date }) => `Sua conta será excluída em ${date}`,
      soon: ({ date }) => `Sua conta será excluída em ${date}: um lembrete`,
      cancelled: () => 'Sua conta fica: a exclusão foi cancelada',
      began: () => 'Sua conta foi excluída',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} será excluído em ${date}`,
      soon: ({ date, chamber }) => `${isolate(chamber)} será excluído em ${date}: um lembrete`,
      cancelled: ({ chamber }) => `${isolate(chamber)} fica: a exclusão foi cancelada`,
      began: ({ chamber }) => `${isolate(chamber)} foi excluído`,
    },
    kept: 'As faturas e os pagamentos do plano ficam, como pede a lei fiscal, e o registro de entradas por um ano pelo menos, como pede a proteção de dados.',
    members: 'Quem não está em outro escritório perde também a conta. Baixe antes o que precisar.',
    wayBack: 'Até lá tudo funciona como antes. Você pode cancelar a exclusão nas configurações.',
    settings: 'Abrir as configurações',
  },
  hi: {
    account: {
      asked: ({ date }) => `आपका खाता ${date} को हटा दिया जाएगा`,
      soon: ({ date }) => `याद दिलाना: आपका खाता ${date} को हटा दिया जाएगा`,
      cancelled: () => 'आपका खाता बना रहेगा: हटाने का अनुरोध रद्द हुआ',
      began: () => 'आपका खाता हटा दिया गया',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} ${date} को हटा दिया जाएगा`,
      soon: ({ date, chamber }) => `याद दिलाना: ${isolate(chamber)} ${date} को हटा दिया जाएगा`,
      cancelled: ({ chamber }) => `${isolate(chamber)} बना रहेगा: हटाने का अनुरोध रद्द हुआ`,
      began: ({ chamber }) => `${isolate(chamber)} हटा दिया गया`,
    },
    kept: 'प्लान के बिल और भुगतान कर क़ानून के अनुसार रखे जाते हैं, और साइन-इन का लॉग डेटा संरक्षण क़ानून के अनुसार कम से कम एक साल।',
    members: 'जो किसी और चैंबर में नहीं है, उसका खाता भी हट जाएगा। जो चाहिए, पहले डाउनलोड कर लें।',
    wayBack: 'तब तक सब पहले की तरह चलेगा। आप इसे सेटिंग में रद्द कर सकते हैं।',
    settings: 'सेटिंग खोलें',
  },
  ur: {
    account: {
      asked: ({ date }) => `آپ کا اکاؤنٹ ${isolate(date)} کو حذف ہو جائے گا`,
      soon: ({ date }) => `یاد دہانی: آپ کا اکاؤنٹ ${isolate(date)} کو حذف ہو جائے گا`,
      cancelled: () => 'آپ کا اکاؤنٹ برقرار ہے: حذف کرنے کی درخواست منسوخ ہوئی',
      began: () => 'آپ کا اکاؤنٹ حذف کر دیا گیا',
    },
    chamber: {
      asked: ({ date, chamber }) => `${isolate(chamber)} ${isolate(date)} کو حذف ہو جائے گا`,
      soon: ({ date, chamber }) => `یاد دہانی: ${isolate(chamber)} ${isolate(date)} کو حذف ہو جائے گا`,
      cancelled: ({ chamber }) => `${isolate(chamber)} برقرار ہے: حذف کرنے کی درخواست منسوخ ہوئی`,
      began: ({ chamber }) => `${isolate(chamber)} حذف کر دیا گیا`,
    },
    kept: 'پلان کے بل اور ادائیگیاں ٹیکس قانون کے مطابق رکھی جاتی ہیں، اور سائن اِن کا ریکارڈ ڈیٹا کے تحفظ کے قانون کے مطابق کم از کم ایک سال۔',
    members: 'جو کسی اور چیمبر میں نہیں، اس کا اکاؤنٹ بھی حذف ہو جائے گا۔ جو چاہیے، پہلے ڈاؤن لوڈ کر لیں۔',
    wayBack: 'تب تک سب کچھ پہلے کی طرح چلے گا۔ آپ اسے ترتیبات میں منسوخ کر سکتے ہیں۔',
    settings: 'ترتیبات کھولیں',
  },
}
