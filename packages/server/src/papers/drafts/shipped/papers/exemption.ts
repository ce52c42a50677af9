import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const exemption: PaperSource = {
  key: 'exemption',
  use: 'criminal',
  layout: 'pleading',
  rule: 'BNSS s. 355 (CrPC s. 317)',
  texts: {
    en: `
${head.en}
## Application for exemption from personal appearance
= {^is_under_crpc}under section 355 of the Bharatiya Nagarik Suraksha Sanhita, 2023{/is_under_crpc}{#is_under_crpc}under section 317 of the Code of Criminal Procedure, 1973{/is_under_crpc}
{#fir_number}
= FIR No. {fir_number}, Police Station {police_station}, {offence}
{/fir_number}
{client_name}, the {client_role}, respectfully states:
+ This case is fixed for {next_date}{#stage} at the stage: {stage}{/stage}.
+ The {client_role} cannot attend the court on that day for this reason: {exemption_reason}
+ The {client_role} is represented by an advocate, who will be present on that day. The {client_role} does not dispute identity and agrees that the proceedings of that day, and evidence if any is recorded, take place in the presence of the advocate.
+ The {client_role} has not been absent on purpose and will attend the court whenever it asks.
## Prayer
The {client_role} prays that the court may dispense with the personal attendance of {client_name} on {next_date} and allow the advocate to appear.
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## हाजिरी माफी प्रार्थना-पत्र
= {^is_under_crpc}अन्तर्गत धारा 355, भारतीय नागरिक सुरक्षा संहिता, 2023{/is_under_crpc}{#is_under_crpc}अन्तर्गत धारा 317, दण्ड प्रक्रिया संहिता, 1973{/is_under_crpc}
{#fir_number}
= मुकदमा अपराध संख्या {fir_number}, थाना {police_station}, {offence}
{/fir_number}
महोदय, {client_name}, {client_role}, की ओर से सादर निवेदन है कि:
+ उपरोक्त मुकदमे में दिनांक {next_date} नियत है{#stage}; प्रक्रम: {stage}{/stage}।
+ {client_role} उस दिन न्यायालय में उपस्थित होने में निम्न कारण से असमर्थ है: {exemption_reason}
+ {client_role} की ओर से अधिवक्ता नियुक्त हैं, जो उस दिन उपस्थित रहेंगे। {client_role} को अपनी पहचान पर कोई विवाद नहीं है और उस दिन की कार्यवाही तथा साक्ष्य, यदि अंकित हो, अधिवक्ता की उपस्थिति में होने पर कोई आपत्ति नहीं है।
+ {client_role} जानबूझकर अनुपस्थित नहीं है और न्यायालय के बुलाने पर उपस्थित होगा/होगी।
## प्रार्थना
अतः प्रार्थना है कि दिनांक {next_date} के लिए {client_name} की व्यक्तिगत उपस्थिति से छूट देकर अधिवक्ता के माध्यम से उपस्थिति स्वीकार करने की कृपा की जाए।
${signedByAdvocate.hi()}`,
    ur: `
${head.ur}
## درخواست برائے حاضری معافی
= {^is_under_crpc}زیرِ دفعہ 355، بھارتیہ ناگرک سرکشا سنہتا، 2023{/is_under_crpc}{#is_under_crpc}زیرِ دفعہ 317، مجموعہ ضابطہ فوجداری، 1973{/is_under_crpc}
{#fir_number}
= مقدمہ جرم نمبر {fir_number}، تھانہ {police_station}، {offence}
{/fir_number}
جنابِ عالی، {client_name}، {client_role}، کی طرف سے مودبانہ گزارش ہے کہ:
+ مندرجہ بالا مقدمے میں تاریخ {next_date} مقرر ہے{#stage}؛ مرحلہ: {stage}{/stage}۔
+ {client_role} اس دن عدالت میں حاضر ہونے سے اس وجہ سے قاصر ہے: {exemption_reason}
+ {client_role} کی طرف سے وکیل مقرر ہیں، جو اس دن حاضر رہیں گے۔ {client_role} کو اپنی شناخت پر کوئی تنازعہ نہیں ہے، اور اس دن کی کارروائی اور شہادت، اگر قلم بند ہو، وکیل کی موجودگی میں ہونے پر کوئی اعتراض نہیں ہے۔
+ {client_role} جان بوجھ کر غیر حاضر نہیں ہے اور عدالت کے بلانے پر حاضر ہوگا/ہوگی۔
## استدعا
لہٰذا استدعا ہے کہ تاریخ {next_date} کے لیے {client_name} کو ذاتی حاضری سے معافی دے کر وکیل کے ذریعے حاضری منظور فرمائی جائے۔
${signedByAdvocate.ur()}`,
  },
}
