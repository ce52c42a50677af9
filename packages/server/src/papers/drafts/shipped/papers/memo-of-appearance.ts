import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const memoOfAppearance: PaperSource = {
  key: 'memo-of-appearance',
  use: 'any',
  layout: 'form',
  rule: 'CPC O. 3 r. 4(5)',
  texts: {
    en: `
## Memo of appearance
${head.en}
To the court:
I, {advocate_name}, Advocate, appear and plead in this case for {client_name}, the {client_role}.
{#engaged_by}
I was authorised to appear by {engaged_by}.
{/engaged_by}
{#next_date}
The case is fixed for {next_date}.
{/next_date}
Kindly place this memo on the record and show my name as the advocate for the {client_role}.
${signedByAdvocate.en()}`,
    hi: `
## उपस्थिति ज्ञापन
${head.hi}
माननीय न्यायालय,
मैं, {advocate_name}, अधिवक्ता, इस वाद में {client_name}, {client_role}, की ओर से उपस्थित होकर पैरवी करता/करती हूँ।
{#engaged_by}
मुझे उपस्थित होने के लिए {engaged_by} ने अधिकृत किया है।
{/engaged_by}
{#next_date}
वाद में दिनांक {next_date} नियत है।
{/next_date}
अनुरोध है कि यह ज्ञापन पत्रावली पर लिया जाए और {client_role} के अधिवक्ता के रूप में मेरा नाम अंकित किया जाए।
${signedByAdvocate.hi()}`,
    ur: `
## یادداشتِ حاضری وکیل
${head.ur}
بخدمت جناب عدالت،
میں، {advocate_name}، وکیل، اس مقدمے میں {client_name}، {client_role}، کی طرف سے حاضر ہو کر پیروی کرتا/کرتی ہوں۔
{#engaged_by}
مجھے حاضر ہونے کا اختیار {engaged_by} نے دیا ہے۔
{/engaged_by}
{#next_date}
مقدمے میں تاریخ {next_date} مقرر ہے۔
{/next_date}
گزارش ہے کہ یہ یادداشت شاملِ مثل کی جائے اور {client_role} کے وکیل کے طور پر میرا نام درج کیا جائے۔
${signedByAdvocate.ur()}`,
  },
}
