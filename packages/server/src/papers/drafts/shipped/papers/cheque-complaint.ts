import { client, otherSide, type PaperSource, signedByAdvocate } from '../paper.ts'

const parties = {
  en: `
# In the {court_name}
= Complaint No. ______________
= {client_name}
> … Complainant
= Versus
= {other_side_name}{#drawer_is_company} and others{/drawer_is_company}
> … Accused`,
  hi: `
# {court_name}
= परिवाद संख्या ______________
= {client_name}
> … परिवादी
= बनाम
= {other_side_name}{#drawer_is_company} एवं अन्य{/drawer_is_company}
> … अभियुक्त`,
}

export const chequeComplaint: PaperSource = {
  key: 'cheque-complaint',
  use: 'cheque',
  layout: 'pleading',
  rule: 'NI Act ss. 138, 141, 142 and 143A; BNSS s. 223 (CrPC s. 200); Sanjabij Tari v. Kishore S. Borcar, 2025 INSC 1158 (synopsis)',
  texts: {
    en: `
${parties.en}
## Synopsis
|= 4: Particular | 5: Details |
| Complainant | ${client.en} |
| Accused | ${otherSide.en} |
| {#drawer_is_company}{#persons_in_charge}Person in charge of the business | {name}, {position}, {address}{/persons_in_charge}{/drawer_is_company} |
| Cheque number and date | {cheque_number}, {cheque_date} |
| Amount of the cheque | {cheque_amount} ({cheque_amount_words}) |
| Bank, branch and account of the drawer | {drawer_bank}; account {drawer_account} |
| Date of presentation | {deposit_date} |
| Date of the return memo | {return_date} |
| Reason for the dishonour | {return_reason} |
| Date and mode of the notice | {notice_date}, {notice_mode} |
| Tracking number | {notice_tracking} |
| Date of delivery | {notice_received_date}{#notice_undelivered}; not delivered: {notice_undelivered}{/notice_undelivered} |
| Reply to the notice | {notice_reply} |
| Last day for payment; the cause of action arose on the next day | {payment_last_date} |
| Jurisdiction under section 142(2) | {client_bank} |
| Other complaint between the parties | {other_complaint} |
| Interim compensation under section 143A | {#asks_interim_compensation}asked for{/asks_interim_compensation}{^asks_interim_compensation}not asked for{/asks_interim_compensation} |
---
${parties.en}
## Complaint
= under section 138{#drawer_is_company} read with section 141{/drawer_is_company} and section 142 of the Negotiable Instruments Act, 1881, and section 223 of the Bharatiya Nagarik Suraksha Sanhita, 2023
The complainant respectfully states:
+ The complainant is ${client.en}.
+ The accused is ${otherSide.en}.{#other_side_phone} Phone: {other_side_phone}.{/other_side_phone}{#other_side_email} E-mail: {other_side_email}.{/other_side_email}
{#drawer_is_company}
+ The drawer of the cheque is a company or a firm. These persons were in charge of its business when the offence was committed, and responsible to it for the conduct of that business:
{#persons_in_charge}
* {name}, {position}, {address}
{/persons_in_charge}
{/drawer_is_company}
+ The accused owed the complainant a debt that the law enforces: {debt_reason}.
+ To pay this debt the accused drew cheque No. {cheque_number} of {cheque_date} for {cheque_amount} ({cheque_amount_words}) on the account {drawer_account} with {drawer_bank}, and gave it to the complainant.
+ The complainant presented the cheque through {client_bank} on {deposit_date}, within the time for which it was valid.
+ The cheque was returned unpaid with a memo of {return_date} for the reason “{return_reason}”. The complainant was informed on {return_known_date}.
+ Within thirty days of that information the complainant demanded the amount of the cheque by a notice of {notice_date}, sent by {notice_mode}{#notice_tracking}, No. {notice_tracking}{/notice_tracking}.
{#notice_received_date}
+ The accused received the notice on {notice_received_date}.
{/notice_received_date}
{#notice_undelivered}
+ The notice was sent to the correct address and was not delivered, with the remark: {notice_undelivered}. The complainant relies on section 27 of the General Clauses Act, 1897.
{/notice_undelivered}
{#notice_reply}
+ Reply to the notice: {notice_reply}
{/notice_reply}
+ The fifteen days for payment ended on {payment_last_date}. The accused has not paid. The cause of action arose on the next day, and this complaint is filed within one month of it.
+ The complainant maintains the account to which the cheque was presented with {client_bank}, within the local limits of this court. The court therefore has jurisdiction under section 142(2)(a) of the Act.
+ Other complaints under section 138 between the parties: {other_complaint}.
## Prayer
The complainant prays that the court may:
* take cognizance of the offence, summon the accused and try and punish the accused according to law;
* award compensation to the complainant out of the fine or otherwise;
{#asks_interim_compensation}
* order the accused to pay interim compensation under section 143A of the Act;
{/asks_interim_compensation}
* pass any other order that the case requires.
${signedByAdvocate.en('complainant')}
! {client_name}
> Complainant
## Verification
I, {client_name}, verify at {court_place} on {paper_date} that the contents of this complaint are true to my knowledge and according to my records, and that nothing material has been concealed.
! {client_name}
> Complainant
## Documents
* the cheque
* the return memo of the bank
* the copy of the notice, the postal receipt and the report of delivery
* the papers that prove the debt`,
    hi: `
${parties.hi}
## सारांश
|= 4: विवरण | 5: तथ्य |
| परिवादी | ${client.hi} |
| अभियुक्त | ${otherSide.hi} |
| {#drawer_is_company}{#persons_in_charge}कारोबार का भारसाधक व्यक्ति | {name}, {position}, {address}{/persons_in_charge}{/drawer_is_company} |
| चेक संख्या एवं दिनांक | {cheque_number}, {cheque_date} |
| चेक की धनराशि | {cheque_amount} ({cheque_amount_words}) |
| आहर्ता का बैंक, शाखा एवं खाता | {drawer_bank}; खाता {drawer_account} |
| प्रस्तुत करने का दिनांक | {deposit_date} |
| वापसी मेमो का दिनांक | {return_date} |
| अनादरण का कारण | {return_reason} |
| नोटिस का दिनांक एवं माध्यम | {notice_date}, {notice_mode} |
| ट्रैकिंग संख्या | {notice_tracking} |
| तामील का दिनांक | {notice_received_date}{#notice_undelivered}; तामील नहीं हुई: {notice_undelivered}{/notice_undelivered} |
| नोटिस का उत्तर | {notice_reply} |
| भुगतान का अन्तिम दिनांक; वाद कारण अगले दिन उत्पन्न हुआ | {payment_last_date} |
| धारा 142(2) के अन्तर्गत क्षेत्राधिकार | {client_bank} |
| पक्षकारों के मध्य अन्य परिवाद | {other_complaint} |
| धारा 143क के अन्तर्गत अन्तरिम प्रतिकर | {#asks_interim_compensation}माँगा गया है{/asks_interim_compensation}{^asks_interim_compensation}नहीं माँगा गया है{/asks_interim_compensation} |
---
${parties.hi}
## परिवाद
= अन्तर्गत धारा 138{#drawer_is_company} सपठित धारा 141{/drawer_is_company} एवं 142, परक्राम्य लिखत अधिनियम, 1881, तथा धारा 223, भारतीय नागरिक सुरक्षा संहिता, 2023
महोदय, परिवादी की ओर से सादर निवेदन है कि:
+ परिवादी का विवरण: ${client.hi}।
+ अभियुक्त का विवरण: ${otherSide.hi}।{#other_side_phone} दूरभाष: {other_side_phone}।{/other_side_phone}{#other_side_email} ई-मेल: {other_side_email}{/other_side_email}
{#drawer_is_company}
+ चेक का आहर्ता कम्पनी अथवा फर्म है। अपराध के समय निम्न व्यक्ति उसके कारोबार के भारसाधक और उसके संचालन के लिए उत्तरदायी थे:
{#persons_in_charge}
* {name}, {position}, {address}
{/persons_in_charge}
{/drawer_is_company}
+ अभियुक्त पर परिवादी का यह विधितः प्रवर्तनीय ऋण था: {debt_reason}
+ इस ऋण के भुगतान के लिए अभियुक्त ने {drawer_bank} के खाता {drawer_account} पर आहरित चेक संख्या {cheque_number}, दिनांक {cheque_date}, धनराशि {cheque_amount} ({cheque_amount_words}), परिवादी को दिया।
+ परिवादी ने चेक उसकी वैधता अवधि में दिनांक {deposit_date} को {client_bank} के माध्यम से भुगतान के लिए प्रस्तुत किया।
+ चेक दिनांक {return_date} के मेमो के साथ “{return_reason}” कारण से बिना भुगतान लौटा दिया गया। परिवादी को इसकी सूचना दिनांक {return_known_date} को मिली।
+ परिवादी ने इस सूचना के तीस दिन के भीतर दिनांक {notice_date} की नोटिस {notice_mode} द्वारा{#notice_tracking}, संख्या {notice_tracking},{/notice_tracking} भेजकर चेक की धनराशि की माँग की।
{#notice_received_date}
+ अभियुक्त को नोटिस दिनांक {notice_received_date} को प्राप्त हुई।
{/notice_received_date}
{#notice_undelivered}
+ नोटिस सही पते पर भेजी गई और इस टिप्पणी के साथ तामील नहीं हुई: {notice_undelivered}। परिवादी साधारण खण्ड अधिनियम, 1897 की धारा 27 का आश्रय लेता/लेती है।
{/notice_undelivered}
{#notice_reply}
+ नोटिस का उत्तर: {notice_reply}
{/notice_reply}
+ भुगतान के पन्द्रह दिन दिनांक {payment_last_date} को समाप्त हुए। अभियुक्त ने भुगतान नहीं किया। वाद कारण अगले दिन उत्पन्न हुआ और यह परिवाद उससे एक माह के भीतर दाखिल किया जा रहा है।
+ जिस खाते में चेक प्रस्तुत किया गया, वह परिवादी का खाता {client_bank} में है, जो इस न्यायालय के स्थानीय क्षेत्र में स्थित है। अतः अधिनियम की धारा 142(2)(क) के अन्तर्गत इस न्यायालय को क्षेत्राधिकार है।
+ पक्षकारों के मध्य धारा 138 के अन्य परिवाद: {other_complaint}।
## प्रार्थना
अतः प्रार्थना है कि न्यायालय:
* अपराध का संज्ञान लेकर अभियुक्त को तलब करे, उसका विचारण करे और विधि के अनुसार दण्डित करे;
* परिवादी को जुर्माने में से अथवा अन्यथा प्रतिकर दिलाए;
{#asks_interim_compensation}
* अभियुक्त को अधिनियम की धारा 143क के अन्तर्गत अन्तरिम प्रतिकर देने का आदेश दे;
{/asks_interim_compensation}
* अन्य कोई आदेश, जो न्यायहित में आवश्यक हो, पारित करे।
${signedByAdvocate.hi('परिवादी')}
! {client_name}
> परिवादी
## सत्यापन
मैं, {client_name}, सत्यापित करता/करती हूँ कि इस परिवाद के तथ्य मेरी निजी जानकारी तथा मेरे अभिलेख के अनुसार सत्य हैं और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है। सत्यापन आज दिनांक {paper_date} को {court_place} में किया गया।
! {client_name}
> परिवादी
## प्रपत्र
* चेक
* बैंक का वापसी मेमो
* नोटिस की प्रति, डाक रसीद और तामील का विवरण
* ऋण सिद्ध करने वाले प्रपत्र`,
  },
}
