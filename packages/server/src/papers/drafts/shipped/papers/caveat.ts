import { client, otherSide, type PaperSource, signedByAdvocate } from '../paper.ts'

const parties = {
  en: `
# In the {court_name}
= Caveat No. ______________
= {client_name}
> … Caveator
= Versus
= {other_side_name}
> … Caveatee`,
  hi: `
# {court_name}
= कैवियट संख्या ______________
= {client_name}
> … कैवियटकर्ता
= बनाम
= {other_side_name}
> … प्रतिपक्षी`,
}

export const caveat: PaperSource = {
  key: 'caveat',
  use: 'civil',
  layout: 'pleading',
  rule: 'CPC s. 148A',
  texts: {
    en: `
${parties.en}
## Caveat
= under section 148A of the Code of Civil Procedure, 1908
The caveator respectfully states:
+ The caveator is ${client.en}.
+ The caveatee is ${otherSide.en}.
{#order_date}
+ The {order_court} made an order on {order_date} in {case_number}. {order_summary}
{/order_date}
+ The caveator expects the caveatee to file in this court: {expected_application}
+ The caveator has a right to appear before the court at the hearing of that application, because an order on it would affect the caveator.
+ The caveator has sent a notice of this caveat to the caveatee by registered post with acknowledgement due. The receipt of the post office is attached.
## Prayer
The caveator prays that the court may pass no order on that application before notice to the caveator and a hearing of the caveator's advocate, whose address for notices is below.
${signedByAdvocate.en('caveator')}
! {client_name}
> Caveator
---
## Notice of a caveat
= under section 148A(2) of the Code of Civil Procedure, 1908
= By registered post with acknowledgement due
Date: {paper_date}
To: ${otherSide.en}
+ Take notice that {client_name}, my client, lodges a caveat in the {court_name}.
+ My client expects you to file in that court: {expected_application}
{#order_date}
+ The application is expected after the order of the {order_court} of {order_date} in {case_number}.
{/order_date}
+ If you file it, furnish at once to me, at the expense of my client, a copy of the application and of every paper that you file in support of it. A notice of the application may be served on me at the address below.
! {advocate_name}
> Advocate for {client_name}
> {chamber_address}`,
    hi: `
${parties.hi}
## कैवियट
= अन्तर्गत धारा 148क, सिविल प्रक्रिया संहिता, 1908
महोदय, कैवियटकर्ता की ओर से सादर निवेदन है कि:
+ कैवियटकर्ता का विवरण: ${client.hi}।
+ प्रतिपक्षी का विवरण: ${otherSide.hi}।
{#order_date}
+ {order_court} ने {case_number} में दिनांक {order_date} को आदेश पारित किया है। {order_summary}
{/order_date}
+ कैवियटकर्ता को आशंका है कि प्रतिपक्षी इस न्यायालय में यह प्रस्तुत करेगा: {expected_application}
+ उस प्रार्थना-पत्र पर पारित आदेश से कैवियटकर्ता प्रभावित होगा, इसलिए उसे उसकी सुनवाई में उपस्थित होने का अधिकार है।
+ कैवियटकर्ता ने इस कैवियट की नोटिस प्रतिपक्षी को रसीदी रजिस्टर्ड डाक से भेज दी है। डाकघर की रसीद संलग्न है।
## प्रार्थना
अतः प्रार्थना है कि उक्त प्रार्थना-पत्र पर कैवियटकर्ता को नोटिस दिए बिना और उसके अधिवक्ता को सुने बिना कोई आदेश पारित न किया जाए। नोटिस के लिए अधिवक्ता का पता नीचे दिया गया है।
${signedByAdvocate.hi('कैवियटकर्ता')}
! {client_name}
> कैवियटकर्ता
---
## कैवियट की नोटिस
= अन्तर्गत धारा 148क(2), सिविल प्रक्रिया संहिता, 1908
= रसीदी रजिस्टर्ड डाक द्वारा
दिनांक: {paper_date}
सेवा में: ${otherSide.hi}
+ आपको सूचित किया जाता है कि मेरे मुवक्किल {client_name}, {court_name} में कैवियट दाखिल कर रहे हैं।
+ मेरे मुवक्किल को आशंका है कि आप उस न्यायालय में यह प्रस्तुत करेंगे: {expected_application}
{#order_date}
+ यह आशंका {case_number} में {order_court} के दिनांक {order_date} के आदेश के कारण है।
{/order_date}
+ यदि आप ऐसा प्रार्थना-पत्र प्रस्तुत करें, तो उसकी और उसके समर्थन में दाखिल प्रत्येक प्रपत्र की प्रति मेरे मुवक्किल के व्यय पर मुझे तत्काल दें। प्रार्थना-पत्र की नोटिस नीचे लिखे पते पर मुझ पर तामील की जा सकती है।
! {advocate_name}
> अधिवक्ता, {client_name} की ओर से
> {chamber_address}`,
  },
}
