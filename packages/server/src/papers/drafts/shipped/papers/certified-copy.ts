import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const certifiedCopy: PaperSource = {
  key: 'certified-copy',
  use: 'any',
  layout: 'form',
  rule: 'CPC O. 20 r. 20; BSA s. 75; BNSS s. 404 (CrPC s. 363); the copying rules of the court',
  texts: {
    en: `
${head.en}
## Application for certified copies
The {client_role}, a party to this case, asks for certified copies of these papers:
|= 1: No. | 5: Paper | 2: Date | 1: Copies |
| {#copies}{number} | {title} | {date} | {count}{/copies} |
+ Stage of the case: {^decision_date}pending{/decision_date}{#decision_date}decided on {decision_date}{/decision_date}{#next_date}; next date {next_date}{/next_date}.
+ The copies are needed for: {copy_purpose}
{#is_urgent}
+ The copies are needed urgently, and the urgent fee is paid.
{/is_urgent}
+ The fee and the folios are attached. Any further amount will be paid when the office notifies it.
Kindly have the copies prepared and write on them the dates on which they were applied for, were ready and were delivered.
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## प्रमाणित प्रतिलिपि (नकल) हेतु प्रार्थना-पत्र
{client_role} इस वाद में पक्षकार है और निम्न प्रपत्रों की प्रमाणित प्रतिलिपियाँ चाहता/चाहती है:
|= 1: क्रम | 5: प्रपत्र | 2: दिनांक | 1: प्रतियाँ |
| {#copies}{number} | {title} | {date} | {count}{/copies} |
+ वाद की स्थिति: {^decision_date}विचाराधीन{/decision_date}{#decision_date}दिनांक {decision_date} को निर्णीत{/decision_date}{#next_date}; अगली तिथि {next_date}{/next_date}।
+ प्रतिलिपियों की आवश्यकता का प्रयोजन: {copy_purpose}
{#is_urgent}
+ प्रतिलिपियाँ शीघ्र चाहिए; शीघ्रता का शुल्क जमा है।
{/is_urgent}
+ नकल शुल्क और फोलियो संलग्न हैं। कार्यालय द्वारा बताई गई शेष धनराशि जमा कर दी जाएगी।
अनुरोध है कि प्रतिलिपियाँ तैयार कराई जाएँ और उन पर प्रार्थना-पत्र देने, प्रतिलिपि तैयार होने तथा दिए जाने की तिथियाँ अंकित की जाएँ।
${signedByAdvocate.hi()}`,
  },
}
