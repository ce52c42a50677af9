import { client, otherSide, type PaperSource } from '../paper.ts'

export const legalNotice: PaperSource = {
  key: 'legal-notice',
  use: 'civil',
  layout: 'pleading',
  rule: 'No general rule; CPC s. 80 for the government, Transfer of Property Act s. 106 for a lease',
  texts: {
    en: `
> {advocate_name}
> Advocate
> {chamber_address}
Date: {paper_date}
By {notice_mode}
To: ${otherSide.en}
## Legal notice
On the instructions of my client, ${client.en}, I give you this notice:
{#notice_facts}
+ {text}
{/notice_facts}
{#amount_claimed}
+ My client claims {amount_claimed} ({amount_claimed_words}) from you.
{/amount_claimed}
+ I demand on behalf of my client that, within {notice_days} days of receiving this notice, you do the following: {notice_demand}
+ If you do not comply within that time, my client will take the steps in court that the law allows, and you will answer for their costs and consequences.
+ This notice does not give up any other right of my client.
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
## विधिक नोटिस
अपने मुवक्किल ${client.hi} के निर्देश पर मैं आपको यह नोटिस देता/देती हूँ:
{#notice_facts}
+ {text}
{/notice_facts}
{#amount_claimed}
+ मेरे मुवक्किल की आप पर {amount_claimed} ({amount_claimed_words}) की माँग है।
{/amount_claimed}
+ अपने मुवक्किल की ओर से मैं माँग करता/करती हूँ कि आप यह नोटिस प्राप्त होने के {notice_days} दिन के भीतर यह करें: {notice_demand}
+ यदि आप इस अवधि में ऐसा नहीं करते, तो मेरे मुवक्किल न्यायालय में विधि के अनुसार कार्यवाही करेंगे, जिसके हर्जे-खर्चे और परिणाम के जिम्मेदार आप होंगे।
+ इस नोटिस से मेरे मुवक्किल के किसी अन्य अधिकार का त्याग नहीं होता।
इस नोटिस की प्रति मेरे कार्यालय में सुरक्षित है।
! {advocate_name}
> अधिवक्ता, {client_name} की ओर से
{#advocate_enrolment}
> पंजीकरण संख्या {advocate_enrolment}
{/advocate_enrolment}`,
  },
}
