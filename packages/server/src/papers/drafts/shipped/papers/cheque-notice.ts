import { client, otherSide, type PaperSource } from '../paper.ts'

export const chequeNotice: PaperSource = {
  key: 'cheque-notice',
  use: 'cheque',
  layout: 'pleading',
  rule: 'NI Act s. 138, proviso (b) and (c)',
  texts: {
    en: `
> {advocate_name}
> Advocate
> {chamber_address}
Date: {paper_date}
By {notice_mode}
To: ${otherSide.en}
{#drawer_is_company}
{#persons_in_charge}
To: {name}, {position}, {address}
{/persons_in_charge}
{/drawer_is_company}
## Notice of demand
= under clause (b) of the proviso to section 138 of the Negotiable Instruments Act, 1881
On the instructions of my client, ${client.en}, I give you this notice:
+ You owe my client {debt_reason}.
+ To pay this debt you gave my client cheque No. {cheque_number} of {cheque_date} for {cheque_amount} ({cheque_amount_words}), drawn on {drawer_bank}.
+ My client presented the cheque through {client_bank} on {deposit_date}, within the time for which it was valid.
+ The bank returned the cheque unpaid with a memo of {return_date} for the reason “{return_reason}”. My client was informed on {return_known_date}.
{#drawer_is_company}
+ The persons named above were in charge of the business of the drawer when the cheque was dishonoured, and responsible to it for the conduct of that business.
{/drawer_is_company}
+ I demand on behalf of my client that you pay the amount of the cheque, {cheque_amount} ({cheque_amount_words}), to my client within fifteen days of receiving this notice.
+ If you do not pay within that time, my client will file a complaint against you under section 138{#drawer_is_company} read with section 141{/drawer_is_company} of the Act and take the other steps that the law allows, and you will answer for the costs.
A copy of this notice is kept in my office.
! {advocate_name}
> Advocate for {client_name}
{#advocate_enrolment}
> Enrolment No. {advocate_enrolment}
{/advocate_enrolment}`,
    hi: `
> {advocate_name}
> अधिवक्ता
> {chamber_address}
दिनांक: {paper_date}
माध्यम: {notice_mode}
सेवा में: ${otherSide.hi}
{#drawer_is_company}
{#persons_in_charge}
सेवा में: {name}, {position}, {address}
{/persons_in_charge}
{/drawer_is_company}
## माँग की नोटिस
= अन्तर्गत धारा 138 परन्तुक (ख), परक्राम्य लिखत अधिनियम, 1881
अपने मुवक्किल ${client.hi} के निर्देश पर मैं आपको यह नोटिस देता/देती हूँ:
+ आप पर मेरे मुवक्किल की यह देनदारी है: {debt_reason}
+ इस देनदारी के भुगतान के लिए आपने मेरे मुवक्किल को चेक संख्या {cheque_number}, दिनांक {cheque_date}, धनराशि {cheque_amount} ({cheque_amount_words}), {drawer_bank} पर आहरित, दिया।
+ मेरे मुवक्किल ने उक्त चेक उसकी वैधता अवधि में दिनांक {deposit_date} को {client_bank} के माध्यम से भुगतान के लिए प्रस्तुत किया।
+ बैंक ने दिनांक {return_date} के मेमो के साथ चेक “{return_reason}” कारण से बिना भुगतान लौटा दिया। मेरे मुवक्किल को इसकी सूचना दिनांक {return_known_date} को मिली।
{#drawer_is_company}
+ ऊपर नामित व्यक्ति चेक के अनादरण के समय आहर्ता के कारोबार के भारसाधक और उसके संचालन के लिए उत्तरदायी थे।
{/drawer_is_company}
+ अपने मुवक्किल की ओर से मैं माँग करता/करती हूँ कि आप यह नोटिस प्राप्त होने के पन्द्रह दिन के भीतर चेक की धनराशि {cheque_amount} ({cheque_amount_words}) मेरे मुवक्किल को अदा करें।
+ यदि आप इस अवधि में भुगतान नहीं करते, तो मेरे मुवक्किल आपके विरुद्ध उक्त अधिनियम की धारा 138{#drawer_is_company} सपठित धारा 141{/drawer_is_company} के अन्तर्गत परिवाद दाखिल करेंगे और विधि के अनुसार अन्य कार्यवाही करेंगे, जिसके हर्जे-खर्चे के जिम्मेदार आप होंगे।
इस नोटिस की प्रति मेरे कार्यालय में सुरक्षित है।
! {advocate_name}
> अधिवक्ता, {client_name} की ओर से
{#advocate_enrolment}
> पंजीकरण संख्या {advocate_enrolment}
{/advocate_enrolment}`,
  },
}
