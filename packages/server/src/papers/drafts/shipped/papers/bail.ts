import { client, type PaperSource, signedByAdvocate } from '../paper.ts'

export const bail: PaperSource = {
  key: 'bail',
  use: 'criminal',
  layout: 'pleading',
  rule: 'BNSS ss. 480 and 483 (CrPC ss. 437 and 439)',
  texts: {
    en: `
# In the {court_name}
= Bail Application No. ______________
= {client_name}
> … Applicant / Accused
= Versus
= State of {state}
> … Opposite party
= FIR No. {fir_number} of {fir_date}
= Police Station {police_station}, District {district}
= {offence}
## Application for bail
= {^is_under_crpc}under section {#is_before_magistrate}480{/is_before_magistrate}{^is_before_magistrate}483{/is_before_magistrate} of the Bharatiya Nagarik Suraksha Sanhita, 2023{/is_under_crpc}{#is_under_crpc}under section {#is_before_magistrate}437{/is_before_magistrate}{^is_before_magistrate}439{/is_before_magistrate} of the Code of Criminal Procedure, 1973{/is_under_crpc}
The applicant, ${client.en}, respectfully states:
+ The applicant was arrested on {arrest_date} and is in {custody_place}.
+ The case of the prosecution: {prosecution_case}
+ Earlier applications for bail: {earlier_bail}
+ Other criminal cases against the applicant: {criminal_history}
{#co_accused_bail}
+ Bail of co-accused: {co_accused_bail}
{/co_accused_bail}
## Grounds
{#bail_grounds}
+ {text}
{/bail_grounds}
+ The applicant will take part in the investigation and the trial, will not leave the country without leave of the court, and will not influence a witness or tamper with evidence.
+ The applicant is ready to give a personal bond and reliable sureties, and will obey every condition that the court sets.
## Prayer
The applicant prays that the court may release the applicant on bail in this case during its pendency.
${signedByAdvocate.en('applicant')}`,
    hi: `
# {court_name}
= जमानत प्रार्थना-पत्र संख्या ______________
= {client_name}
> … आवेदक / अभियुक्त
= बनाम
= {state} राज्य
> … विपक्षी
= मुकदमा अपराध संख्या {fir_number}, दिनांक {fir_date}
= थाना {police_station}, जनपद {district}
= {offence}
## जमानत प्रार्थना-पत्र
= {^is_under_crpc}अन्तर्गत धारा {#is_before_magistrate}480{/is_before_magistrate}{^is_before_magistrate}483{/is_before_magistrate}, भारतीय नागरिक सुरक्षा संहिता, 2023{/is_under_crpc}{#is_under_crpc}अन्तर्गत धारा {#is_before_magistrate}437{/is_before_magistrate}{^is_before_magistrate}439{/is_before_magistrate}, दण्ड प्रक्रिया संहिता, 1973{/is_under_crpc}
महोदय, आवेदक ${client.hi} की ओर से सादर निवेदन है कि:
+ आवेदक को दिनांक {arrest_date} को गिरफ्तार किया गया और वह {custody_place} में निरुद्ध है।
+ अभियोजन का कथन: {prosecution_case}
+ पूर्व के जमानत प्रार्थना-पत्र: {earlier_bail}
+ आवेदक का आपराधिक इतिहास: {criminal_history}
{#co_accused_bail}
+ सह-अभियुक्त की जमानत: {co_accused_bail}
{/co_accused_bail}
## आधार
{#bail_grounds}
+ {text}
{/bail_grounds}
+ आवेदक विवेचना और विचारण में सहयोग करेगा, न्यायालय की अनुमति के बिना देश नहीं छोड़ेगा, किसी साक्षी को प्रभावित नहीं करेगा और साक्ष्य से छेड़छाड़ नहीं करेगा।
+ आवेदक व्यक्तिगत बन्धपत्र और विश्वसनीय जमानतदार देने को तैयार है और न्यायालय द्वारा लगाई गई प्रत्येक शर्त का पालन करेगा।
## प्रार्थना
अतः प्रार्थना है कि उपरोक्त मुकदमे में आवेदक को मुकदमे के लम्बित रहने तक जमानत पर रिहा करने की कृपा की जाए।
${signedByAdvocate.hi('आवेदक')}`,
  },
}
