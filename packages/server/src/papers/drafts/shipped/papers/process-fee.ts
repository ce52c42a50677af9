import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const processFee: PaperSource = {
  key: 'process-fee',
  use: 'any',
  layout: 'form',
  rule: 'CPC O. 5 r. 9 and O. 48 r. 1; Court-fees Act s. 20; the process rules of the High Court',
  texts: {
    en: `
${head.en}
## Process-fee form
The {client_role} files the process fee for issuing {process_kind} in this case to:
|= 1: No. | 4: Name | 6: Address |
| {#persons_to_serve}{number} | {name} | {address}{/persons_to_serve} |
+ Process fee: {process_fee}
{#next_date}
+ Date fixed in the case: {next_date}
{/next_date}
+ The copies of the papers that go with the process are attached, one set for each person.
Kindly have the process issued.
${signedByAdvocate.en()}
= (Space for the court-fee stamps or the receipt of the e-payment)`,
    hi: `
${head.hi}
## तलबाना फार्म
{client_role} की ओर से इस वाद में {process_kind} जारी किए जाने हेतु निम्न व्यक्तियों के लिए तलबाना दाखिल है:
|= 1: क्रम | 4: नाम | 6: पता |
| {#persons_to_serve}{number} | {name} | {address}{/persons_to_serve} |
+ तलबाना: {process_fee}
{#next_date}
+ वाद में नियत तिथि: {next_date}
{/next_date}
+ आदेशिका के साथ भेजे जाने वाले प्रपत्रों की प्रतियाँ, प्रत्येक व्यक्ति के लिए एक, संलग्न हैं।
अनुरोध है कि आदेशिका जारी कराई जाए।
${signedByAdvocate.hi()}
= (न्यायालय शुल्क टिकट अथवा ई-भुगतान की रसीद के लिए स्थान)`,
  },
}
