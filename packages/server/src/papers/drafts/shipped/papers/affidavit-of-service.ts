import { head, type PaperSource } from '../paper.ts'

export const affidavitOfService: PaperSource = {
  key: 'affidavit-of-service',
  use: 'any',
  layout: 'pleading',
  rule: 'CPC O. 5 rr. 9 and 9A; O. 19 r. 3',
  texts: {
    en: `
${head.en}
## Affidavit of service
I, {deponent_name}, {deponent_parentage}, aged {deponent_age} years, resident of {deponent_address}, the {deponent_role}, solemnly affirm and state:
+ I know the facts of the service that is described below.
+ The {process_kind} of this case, with the papers that belong to it, was sent or delivered as follows:
|= 2: No. | 4: Person | 3: Mode | 5: Date | 6: Tracking no. | 6: Result |
| {#served}{number} | {name} | {mode} | {sent_on} | {tracking} | {result}{/served} |
+ The receipts, the tracking reports and the acknowledgements, as far as they exist, are attached to this affidavit. I attach true copies.
+ The addresses that were used are the addresses of these persons in the record, and to my knowledge they are correct.
! Deponent
## Verification
I, {deponent_name}, verify at {court_place} on {paper_date} that paragraphs 1 to 4 are true to my own knowledge and according to the record. No part of them is false, and nothing material has been concealed.
! {deponent_name}
> Deponent
I identify the deponent, who signed before me.
! {advocate_name}
> Advocate
= (Space for the oath commissioner or notary)`,
    hi: `
${head.hi}
## तामील का शपथ-पत्र
मैं, {deponent_name}, {deponent_parentage}, आयु {deponent_age} वर्ष, निवासी {deponent_address}, {deponent_role}, शपथपूर्वक बयान करता/करती हूँ कि:
+ शपथकर्ता नीचे वर्णित तामील के तथ्यों से भली-भाँति परिचित है।
+ इस वाद की {process_kind}, उससे संबंधित प्रपत्रों सहित, निम्न प्रकार भेजी अथवा दी गई:
|= 2: क्रम | 4: नाम | 3: माध्यम | 5: दिनांक | 6: ट्रैकिंग संख्या | 6: परिणाम |
| {#served}{number} | {name} | {mode} | {sent_on} | {tracking} | {result}{/served} |
+ डाक रसीदें, ट्रैकिंग विवरण और प्राप्ति की अभिस्वीकृतियाँ, जितनी उपलब्ध हैं, इस शपथ-पत्र के साथ संलग्न हैं। संलग्न प्रतियाँ सही हैं।
+ प्रयुक्त पते पत्रावली में दिए गए पते हैं और शपथकर्ता की जानकारी में सही हैं।
! शपथकर्ता
## सत्यापन
मैं, {deponent_name}, सत्यापित करता/करती हूँ कि इस शपथ-पत्र के प्रस्तर 1 से 4 मेरी निजी जानकारी तथा अभिलेख के अनुसार सत्य हैं। इनका कोई अंश असत्य नहीं है और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है। सत्यापन आज दिनांक {paper_date} को {court_place} में किया गया।
! {deponent_name}
> शपथकर्ता
मैं शपथकर्ता को पहचानता/पहचानती हूँ, जिसने मेरे समक्ष हस्ताक्षर किए।
! {advocate_name}
> अधिवक्ता
= (शपथ आयुक्त अथवा नोटरी के लिए स्थान)`,
  },
}
