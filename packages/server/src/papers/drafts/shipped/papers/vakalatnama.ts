import { client, head, type PaperSource } from '../paper.ts'

export const vakalatnama: PaperSource = {
  key: 'vakalatnama',
  use: 'any',
  layout: 'form',
  rule: 'CPC O. 3 r. 4(1)–(3)',
  texts: {
    en: `
## Vakalatnama
${head.en}
I, ${client.en}, the {client_role} in this case, appoint {advocate_name}, Advocate{#advocate_enrolment} (Enrolment No. {advocate_enrolment}){/advocate_enrolment}, to act and plead for me in it. The advocate may on my behalf:
* appear before this court at every stage of the case and argue it;
* sign and file pleadings, applications, replies, affidavits and documents where the law lets an advocate do so;
* inspect the record, take certified copies, and take back documents that were filed for me;
* deposit money in court, receive money that the court orders to be paid to me, and give receipts for it;
* accept notices in this case, and ask another advocate to appear in the advocate's place.
The advocate may compromise, withdraw or admit the claim, or agree to refer it to arbitration or mediation, only if I say so in writing.
This appointment also covers a review, an execution and an application for restoration in the same case. An appeal or revision needs a new vakalatnama if the rules of that court ask for one.
I shall pay the agreed fee and the expenses of the case, and shall tell the advocate of every change of my address. If I do not, the advocate may ask the court for leave to retire from the case, after notice to me.
I have read this paper, or it was read out to me in a language that I understand, and I sign it of my own will.
Place: {court_place}
Date: {paper_date}
! {client_name}
> Signature or thumb impression of the {client_role}
Accepted:
! {advocate_name}
> Advocate
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> Phone {advocate_phone}
{/advocate_phone}
= (Space for the court-fee stamp and the stamp of the advocates' welfare fund)`,
    hi: `
## वकालतनामा
${head.hi}
मैं, ${client.hi}, इस वाद में {client_role}, अपनी ओर से कार्य और पैरवी करने के लिए {advocate_name}, अधिवक्ता{#advocate_enrolment} (पंजीकरण संख्या {advocate_enrolment}){/advocate_enrolment}, को नियुक्त करता/करती हूँ। अधिवक्ता मेरी ओर से:
* वाद के प्रत्येक चरण में इस न्यायालय में उपस्थित होकर पैरवी और बहस कर सकेंगे;
* जहाँ विधि अधिवक्ता को अनुमति देती है, वहाँ अभिवचन, प्रार्थना-पत्र, आपत्ति, शपथ-पत्र और अन्य प्रपत्रों पर हस्ताक्षर करके उन्हें दाखिल कर सकेंगे;
* पत्रावली का निरीक्षण कर सकेंगे, प्रमाणित प्रतिलिपियाँ ले सकेंगे और मेरी ओर से दाखिल किए गए प्रपत्र वापस ले सकेंगे;
* न्यायालय में धनराशि जमा कर सकेंगे, न्यायालय के आदेश से मुझे मिलने वाली धनराशि प्राप्त कर सकेंगे और उसकी रसीद दे सकेंगे;
* इस वाद की नोटिसें ले सकेंगे और अपने स्थान पर किसी अन्य अधिवक्ता को उपस्थित होने के लिए कह सकेंगे।
समझौता करना, वाद वापस लेना, दावा स्वीकार करना अथवा विवाद को मध्यस्थम् या मध्यस्थता के लिए भेजने की सहमति देना केवल मेरी लिखित अनुमति से होगा।
यह नियुक्ति इसी वाद के पुनर्विलोकन, निष्पादन और पुनर्स्थापन की कार्यवाही में भी मान्य होगी। अपील या पुनरीक्षण के लिए, यदि उस न्यायालय के नियम ऐसा चाहें, नया वकालतनामा दिया जाएगा।
मैं तय फीस और वाद का व्यय दूँगा/दूँगी तथा अपने पते में हुए प्रत्येक परिवर्तन की सूचना अधिवक्ता को दूँगा/दूँगी। ऐसा न करने पर अधिवक्ता मुझे सूचना देकर न्यायालय की अनुमति से वाद से अलग हो सकेंगे।
मैंने यह वकालतनामा पढ़ लिया है, अथवा मुझे मेरी समझ की भाषा में पढ़कर सुना दिया गया है, और मैं अपनी इच्छा से इस पर हस्ताक्षर करता/करती हूँ।
स्थान: {court_place}
दिनांक: {paper_date}
! {client_name}
> {client_role} के हस्ताक्षर अथवा अंगूठा निशान
स्वीकार किया:
! {advocate_name}
> अधिवक्ता
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> दूरभाष {advocate_phone}
{/advocate_phone}
= (न्यायालय शुल्क टिकट एवं अधिवक्ता कल्याण निधि टिकट के लिए स्थान)`,
    ur: `
## وکالت نامہ
${head.ur}
میں، ${client.ur}، اس مقدمے میں {client_role}، اپنی طرف سے کارروائی اور پیروی کے لیے {advocate_name}، وکیل{#advocate_enrolment} (اندراج نمبر {advocate_enrolment}){/advocate_enrolment}، کو مقرر کرتا/کرتی ہوں۔ وکیل میری طرف سے:
* مقدمے کے ہر مرحلے پر اس عدالت میں حاضر ہو کر پیروی اور بحث کر سکیں گے؛
* جہاں قانون وکیل کو اجازت دیتا ہے، وہاں دعوے، جواب، درخواست، حلف نامے اور دوسرے کاغذات پر دستخط کر کے انہیں داخل کر سکیں گے؛
* مثل کا معائنہ کر سکیں گے، مصدقہ نقلیں لے سکیں گے اور میری طرف سے داخل کیے گئے کاغذات واپس لے سکیں گے؛
* عدالت میں رقم جمع کر سکیں گے، عدالت کے حکم سے مجھے ملنے والی رقم وصول کر سکیں گے اور اس کی رسید دے سکیں گے؛
* اس مقدمے کے نوٹس لے سکیں گے اور اپنی جگہ کسی دوسرے وکیل کو حاضر ہونے کے لیے کہہ سکیں گے۔
صلح کرنا، مقدمہ واپس لینا، دعویٰ تسلیم کرنا، یا تنازعے کو ثالثی یا مصالحت کے لیے بھیجنے پر رضامندی صرف میری تحریری اجازت سے ہوگی۔
یہ تقرری اسی مقدمے کی نظرِ ثانی، اجرائے ڈگری اور بحالی کی کارروائی میں بھی قائم رہے گی۔ اپیل یا نگرانی کے لیے، اگر اس عدالت کے قواعد ایسا چاہیں، نیا وکالت نامہ دیا جائے گا۔
میں طے شدہ فیس اور مقدمے کے اخراجات ادا کروں گا/گی اور اپنے پتے کی ہر تبدیلی کی اطلاع وکیل کو دوں گا/گی۔ ایسا نہ کرنے پر وکیل مجھے اطلاع دے کر عدالت کی اجازت سے مقدمے سے الگ ہو سکیں گے۔
میں نے یہ وکالت نامہ پڑھ لیا ہے، یا مجھے میری سمجھ کی زبان میں پڑھ کر سنا دیا گیا ہے، اور میں اپنی مرضی سے اس پر دستخط کرتا/کرتی ہوں۔
مقام: {court_place}
تاریخ: {paper_date}
! {client_name}
> دستخط یا نشانِ انگوٹھا {client_role}
منظور کیا:
! {advocate_name}
> وکیل
{#chamber_address}
> {chamber_address}
{/chamber_address}
{#advocate_phone}
> فون {advocate_phone}
{/advocate_phone}
= (عدالتی رسوم اور وکلاء فلاحی فنڈ کے ٹکٹ کی جگہ)`,
  },
}
