import type { MailedPaper } from '@peshi/contract/office/invoice-mail'
import { showPaise } from '@peshi/contract/platform/money'
import type { Language } from '@peshi/contract/platform/person'
import { composeMail } from '../../platform/sending/compose-mail.ts'

export interface PaperFacts {
  chamber: string
  contact: string
  name: string
  number: string
  on: string
  due: string | null
  /** In paise, like `open`. */
  amount: number
  open: number
}

interface Shown extends Omit<PaperFacts, 'amount' | 'open'> {
  amount: string
  open: string
}

interface Words {
  subject: Record<MailedPaper, (facts: Shown) => string>
  says: Record<MailedPaper, (facts: Shown) => readonly string[]>
  area: string
  pay: string
  questions(contact: string): string
}

const words: Record<Language, Words> = {
  en: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber}: invoice ${number}`,
      reminder: ({ chamber, number }) => `${chamber}: invoice ${number} is overdue`,
      receipt: ({ chamber, number }) => `${chamber}: receipt ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber}: credit note ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `Dear ${name}, invoice ${number} of ${on} for ${amount} is attached.`,
        ...(due ? [`Please pay by ${due}. Payment details are on the invoice.`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `Dear ${name}, ${open} of invoice ${number} of ${on}, due on ${due}, is unpaid. The invoice is attached again.`,
        'If you have paid in the meantime, please ignore this.',
      ],
      receipt: ({ name, number, on, amount }) => [
        `Dear ${name}, thank you for ${amount}, received on ${on}. Receipt ${number} is attached.`,
      ],
      'credit-note': ({ name, number, on, amount }) => [
        `Dear ${name}, credit note ${number} of ${on} for ${amount} is attached.`,
      ],
    },
    area: 'Open my matters',
    pay: 'Pay online',
    questions: (contact) => `Questions: ${contact}. Replies to this address are not read.`,
  },
  hi: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber}: बिल ${number}`,
      reminder: ({ chamber, number }) => `${chamber}: बिल ${number} की तारीख़ निकल चुकी है`,
      receipt: ({ chamber, number }) => `${chamber}: रसीद ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber}: क्रेडिट नोट ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `${name} जी, ${on} का बिल ${number} (${amount}) संलग्न है।`,
        ...(due ? [`इसका भुगतान ${due} तक करना है। भुगतान का तरीक़ा बिल पर लिखा है।`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `${name} जी, ${on} के बिल ${number} में, जिसकी तारीख़ ${due} थी, ${open} अब भी बाक़ी है। बिल फिर से संलग्न है।`,
        'यदि आप इस बीच भुगतान कर चुके हैं तो इसे छोड़ दें।',
      ],
      receipt: ({ name, number, on, amount }) => [
        `${name} जी, ${on} को मिले ${amount} के लिए धन्यवाद। रसीद ${number} संलग्न है।`,
      ],
      'credit-note': ({ name, number, on, amount }) => [`${name} जी, ${on} का क्रेडिट नोट ${number} (${amount}) संलग्न है।`],
    },
    area: 'मेरे मामले खोलें',
    pay: 'ऑनलाइन भुगतान करें',
    questions: (contact) => `प्रश्न हों तो: ${contact}। इस पते पर भेजे उत्तर कोई नहीं पढ़ता।`,
  },
  ur: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber}: بل ${number}`,
      reminder: ({ chamber, number }) => `${chamber}: بل ${number} کی تاریخ گزر چکی ہے`,
      receipt: ({ chamber, number }) => `${chamber}: رسید ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber}: کریڈٹ نوٹ ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `محترم ${name}، ${on} کا بل ${number} (${amount}) منسلک ہے۔`,
        ...(due ? [`اس کی ادائیگی ${due} تک کرنی ہے۔ ادائیگی کا طریقہ بل پر لکھا ہے۔`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `محترم ${name}، ${on} کے بل ${number} میں، جس کی تاریخ ${due} تھی، ${open} اب بھی باقی ہے۔ بل دوبارہ منسلک ہے۔`,
        'اگر آپ اس دوران ادائیگی کر چکے ہیں تو اسے نظرانداز کریں۔',
      ],
      receipt: ({ name, number, on, amount }) => [
        `محترم ${name}، ${on} کو ملنے والے ${amount} کا شکریہ۔ رسید ${number} منسلک ہے۔`,
      ],
      'credit-note': ({ name, number, on, amount }) => [
        `محترم ${name}، ${on} کا کریڈٹ نوٹ ${number} (${amount}) منسلک ہے۔`,
      ],
    },
    area: 'میرے مقدمات کھولیں',
    pay: 'آن لائن ادائیگی کریں',
    questions: (contact) => `سوالات کے لیے: ${contact}۔ اس پتے پر آنے والے جواب کوئی نہیں پڑھتا۔`,
  },
  de: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber}: Rechnung ${number}`,
      reminder: ({ chamber, number }) => `${chamber}: Rechnung ${number} ist überfällig`,
      receipt: ({ chamber, number }) => `${chamber}: Quittung ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber}: Gutschrift ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `Guten Tag ${name}, die Rechnung ${number} vom ${on} über ${amount} ist angehängt.`,
        ...(due ? [`Bitte zahlen Sie bis zum ${due}. Die Zahlungsangaben finden Sie auf der Rechnung.`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `Guten Tag ${name}, von der Rechnung ${number} vom ${on}, fällig am ${due}, sind noch ${open} offen. Sie ist noch einmal angehängt.`,
        'Falls Sie inzwischen bezahlt haben, ist dies gegenstandslos.',
      ],
      receipt: ({ name, number, on, amount }) => [
        `Guten Tag ${name}, danke für ${amount}, erhalten am ${on}. Die Quittung ${number} ist angehängt.`,
      ],
      'credit-note': ({ name, number, on, amount }) => [
        `Guten Tag ${name}, die Gutschrift ${number} vom ${on} über ${amount} ist angehängt.`,
      ],
    },
    area: 'Meine Verfahren öffnen',
    pay: 'Online bezahlen',
    questions: (contact) => `Fragen: ${contact}. Antworten an diese Adresse liest niemand.`,
  },
  fr: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber} : facture ${number}`,
      reminder: ({ chamber, number }) => `${chamber} : facture ${number} en retard`,
      receipt: ({ chamber, number }) => `${chamber} : reçu ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber} : avoir ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `Bonjour ${name}, la facture ${number} du ${on} de ${amount} est jointe.`,
        ...(due ? [`Elle est à payer avant le ${due}. Les modalités de paiement y figurent.`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `Bonjour ${name}, de la facture ${number} du ${on}, échue le ${due}, ${open} restent dus. Elle est jointe à nouveau.`,
        'Si vous avez payé entre-temps, ignorez ce message.',
      ],
      receipt: ({ name, number, on, amount }) => [
        `Bonjour ${name}, merci pour ${amount}, reçus le ${on}. Le reçu ${number} est joint.`,
      ],
      'credit-note': ({ name, number, on, amount }) => [
        `Bonjour ${name}, l’avoir ${number} du ${on} de ${amount} est joint.`,
      ],
    },
    area: 'Ouvrir mes affaires',
    pay: 'Payer en ligne',
    questions: (contact) => `Questions : ${contact}. Personne ne lit les réponses à cette adresse.`,
  },
  pt: {
    subject: {
      invoice: ({ chamber, number }) => `${chamber}: fatura ${number}`,
      reminder: ({ chamber, number }) => `${chamber}: fatura ${number} em atraso`,
      receipt: ({ chamber, number }) => `${chamber}: recibo ${number}`,
      'credit-note': ({ chamber, number }) => `${chamber}: nota de crédito ${number}`,
    },
    says: {
      invoice: ({ name, number, on, amount, due }) => [
        `Olá ${name}, segue em anexo a fatura ${number} de ${on}, de ${amount}.`,
        ...(due ? [`Deve ser paga até ${due}. As formas de pagamento estão na fatura.`] : []),
      ],
      reminder: ({ name, number, on, open, due }) => [
        `Olá ${name}, da fatura ${number} de ${on}, vencida em ${due}, ainda estão em aberto ${open}. Segue de novo em anexo.`,
        'Se entretanto já pagou, ignore.',
      ],
      receipt: ({ name, number, on, amount }) => [
        `Olá ${name}, obrigado por ${amount}, recebidos em ${on}. O recibo ${number} segue em anexo.`,
      ],
      'credit-note': ({ name, number, on, amount }) => [
        `Olá ${name}, a nota de crédito ${number} de ${on}, de ${amount}, segue em anexo.`,
      ],
    },
    area: 'Abrir os meus processos',
    pay: 'Pagar online',
    questions: (contact) => `Perguntas: ${contact}. Ninguém lê respostas a este endereço.`,
  },
}

interface Asked {
  language: Language
  facts: PaperFacts
  words: string
  area: string | null
  payAt: string | null
}

export function composeInvoiceMail(paper: MailedPaper, { language, facts, words: added, area, payAt }: Asked) {
  const own = words[language]
  const shown = { ...facts, amount: showPaise(facts.amount), open: showPaise(facts.open) }
  const subject = own.subject[paper](shown)
  const mail = composeMail({
    language,
    title: subject,
    lines: [...own.says[paper](shown), ...added.split(/\n+/).filter(Boolean)],
    ...(area && { link: { label: own.area, url: area } }),
    ...(payAt && { link: { label: own.pay, url: payAt } }),
    ...(facts.contact && { foot: [own.questions(facts.contact)] }),
  })
  return { subject, ...mail }
}
