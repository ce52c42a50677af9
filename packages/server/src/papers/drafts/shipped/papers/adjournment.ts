import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const adjournment: PaperSource = {
  key: 'adjournment',
  use: 'any',
  layout: 'pleading',
  rule: 'CPC O. 17 r. 1; BNSS s. 346 (CrPC s. 309)',
  texts: {
    en: `
${head.en}
## Application for adjournment
= {^is_criminal}under Order XVII Rule 1 of the Code of Civil Procedure, 1908{/is_criminal}{#is_criminal}{^is_under_crpc}under section 346 of the Bharatiya Nagarik Suraksha Sanhita, 2023{/is_under_crpc}{#is_under_crpc}under section 309 of the Code of Criminal Procedure, 1973{/is_under_crpc}{/is_criminal}
The {client_role} respectfully states:
+ This case is fixed for {next_date}{#stage} at the stage: {stage}{/stage}.
+ The {client_role} cannot proceed on that day for this reason: {adjournment_reason}
{#earlier_adjournments}
+ Adjournments that were granted to the {client_role} before: {earlier_adjournments}.
{/earlier_adjournments}
+ This application is made for the reason stated above, not to delay the case, and as soon as the reason was known.
## Prayer
The {client_role} prays that the court may adjourn the hearing of {next_date} and fix another date that suits the court.
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## स्थगन प्रार्थना-पत्र
= {^is_criminal}अन्तर्गत आदेश 17 नियम 1, सिविल प्रक्रिया संहिता, 1908{/is_criminal}{#is_criminal}{^is_under_crpc}अन्तर्गत धारा 346, भारतीय नागरिक सुरक्षा संहिता, 2023{/is_under_crpc}{#is_under_crpc}अन्तर्गत धारा 309, दण्ड प्रक्रिया संहिता, 1973{/is_under_crpc}{/is_criminal}
महोदय, {client_role} की ओर से सादर निवेदन है कि:
+ उपरोक्त वाद में दिनांक {next_date} नियत है{#stage}; प्रक्रम: {stage}{/stage}।
+ {client_role} उस दिन कार्यवाही करने में निम्न कारण से असमर्थ है: {adjournment_reason}
{#earlier_adjournments}
+ {client_role} को पूर्व में दिए गए स्थगन: {earlier_adjournments}।
{/earlier_adjournments}
+ यह प्रार्थना-पत्र उपरोक्त कारण से, कारण ज्ञात होते ही दिया जा रहा है; इसका उद्देश्य वाद में विलम्ब करना नहीं है।
## प्रार्थना
अतः प्रार्थना है कि दिनांक {next_date} की सुनवाई स्थगित करके न्यायालय की सुविधानुसार कोई अन्य तिथि नियत करने की कृपा की जाए।
${signedByAdvocate.hi()}`,
    ur: `
${head.ur}
## درخواست برائے التوا
= {^is_criminal}زیرِ آرڈر 17 قاعدہ 1، مجموعہ ضابطہ دیوانی، 1908{/is_criminal}{#is_criminal}{^is_under_crpc}زیرِ دفعہ 346، بھارتیہ ناگرک سرکشا سنہتا، 2023{/is_under_crpc}{#is_under_crpc}زیرِ دفعہ 309، مجموعہ ضابطہ فوجداری، 1973{/is_under_crpc}{/is_criminal}
جنابِ عالی، {client_role} کی طرف سے مودبانہ گزارش ہے کہ:
+ مندرجہ بالا مقدمے میں تاریخ {next_date} مقرر ہے{#stage}؛ مرحلہ: {stage}{/stage}۔
+ {client_role} اس دن کارروائی سے اس وجہ سے قاصر ہے: {adjournment_reason}
{#earlier_adjournments}
+ {client_role} کو پہلے دیے گئے التوا: {earlier_adjournments}۔
{/earlier_adjournments}
+ یہ درخواست مندرجہ بالا وجہ سے، وجہ معلوم ہوتے ہی دی جا رہی ہے؛ اس کا مقصد مقدمے میں تاخیر نہیں ہے۔
## استدعا
لہٰذا استدعا ہے کہ تاریخ {next_date} کی سماعت ملتوی فرما کر عدالت کی سہولت کے مطابق کوئی دوسری تاریخ مقرر فرمائی جائے۔
${signedByAdvocate.ur()}`,
  },
}
