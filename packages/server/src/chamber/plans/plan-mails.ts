import { toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import type { Language } from '@peshi/contract/platform/person'
import type { PlanNews } from './mail-payers.ts'

interface Words {
  title: string
  lines: string[]
  label: string
}

interface Sentences {
  label: string
  ending: (plan: string, date: string) => [title: string, ...lines: string[]]
  paid: (plan: string, date: string, total: string) => [title: string, ...lines: string[]]
}

const mails =
  ({ label, ending, paid }: Sentences) =>
  (news: PlanNews): Words => {
    const date = toDayFirst(news.date)
    const [title, ...lines] =
      news.kind === 'plan-ending' ? ending(news.plan, date) : paid(news.plan, date, showPaise(news.total))
    return { title, lines, label }
  }

export const planMails: Record<Language, (news: PlanNews) => Words> = {
  en: mails({
    label: 'Open the plan',
    ending: (plan, date) => [
      `Your plan ends on ${date}`,
      `The last day of the plan “${plan}” is ${date}. Renew it to continue without a break.`,
      'Your data stays yours: after the end you can still download everything.',
    ],
    paid: (plan, date, total) => [
      `Paid: plan “${plan}” until ${date}`,
      `We received ${total}. The invoice is in the settings, under Plan.`,
    ],
  }),
  hi: mails({
    label: 'प्लान खोलें',
    ending: (plan, date) => [
      `आपका प्लान ${date} को समाप्त होता है`,
      `प्लान “${plan}” का अंतिम दिन ${date} है। बिना रुकावट काम करते रहने के लिए उसे नवीनीकृत करें।`,
      'आपका डेटा आपका ही रहता है: समाप्ति के बाद भी आप सब कुछ डाउनलोड कर सकते हैं।',
    ],
    paid: (plan, date, total) => [`भुगतान हुआ: प्लान “${plan}”, ${date} तक`, `हमें ${total} मिले। बिल सेटिंग में, प्लान के नीचे है।`],
  }),
  ur: mails({
    label: 'پلان کھولیں',
    ending: (plan, date) => [
      `آپ کا پلان ${date} کو ختم ہو رہا ہے`,
      `پلان “${plan}” کا آخری دن ${date} ہے۔ بلا رکاوٹ کام جاری رکھنے کے لیے اس کی تجدید کریں۔`,
      'آپ کا ڈیٹا آپ ہی کا رہتا ہے: مدت ختم ہونے کے بعد بھی آپ سب کچھ ڈاؤن لوڈ کر سکتے ہیں۔',
    ],
    paid: (plan, date, total) => [
      `ادائیگی ہو گئی: پلان “${plan}”، ${date} تک`,
      `ہمیں ${total} موصول ہوئے۔ بل ترتیبات میں پلان کے نیچے ہے۔`,
    ],
  }),
  de: mails({
    label: 'Tarif öffnen',
    ending: (plan, date) => [
      `Ihr Tarif endet am ${date}`,
      `Der letzte Tag des Tarifs „${plan}“ ist der ${date}. Verlängern Sie ihn, um ohne Unterbrechung weiterzuarbeiten.`,
      'Ihre Daten bleiben Ihre: Auch nach dem Ende können Sie alles herunterladen.',
    ],
    paid: (plan, date, total) => [
      `Bezahlt: Tarif „${plan}“ bis ${date}`,
      `Wir haben ${total} erhalten. Die Rechnung steht in den Einstellungen unter Tarif.`,
    ],
  }),
  fr: mails({
    label: 'Ouvrir l’abonnement',
    ending: (plan, date) => [
      `Votre abonnement se termine le ${date}`,
      `Le dernier jour de l’abonnement « ${plan} » est le ${date}. Renouvelez-le pour continuer sans interruption.`,
      'Vos données restent à vous : après la fin, vous pouvez encore tout télécharger.',
    ],
    paid: (plan, date, total) => [
      `Payé : abonnement « ${plan} » jusqu’au ${date}`,
      `Nous avons reçu ${total}. La facture se trouve dans les paramètres, sous Abonnement.`,
    ],
  }),
  pt: mails({
    label: 'Abrir o plano',
    ending: (plan, date) => [
      `O seu plano termina em ${date}`,
      `O último dia do plano “${plan}” é ${date}. Renove-o para continuar a trabalhar sem interrupção.`,
      'Seus dados continuam seus: depois do fim você ainda pode baixar tudo.',
    ],
    paid: (plan, date, total) => [
      `Pago: plano “${plan}” até ${date}`,
      `Recebemos ${total}. A fatura está nas definições, em Plano.`,
    ],
  }),
}
