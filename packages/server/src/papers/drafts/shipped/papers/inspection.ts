import { head, type PaperSource, signedByAdvocate } from '../paper.ts'

export const inspection: PaperSource = {
  key: 'inspection',
  use: 'any',
  layout: 'form',
  rule: 'The inspection rules of the court; in Uttar Pradesh the General Rules (Civil), 1957',
  texts: {
    en: `
${head.en}
## Application for inspection of the record
The {client_role}, a party to this case, asks for leave to inspect its record:
+ Papers to be inspected: {inspected_papers}
+ Day of the inspection: {inspection_date}
+ Purpose: {inspection_purpose}
+ Person who inspects: {advocate_name}, Advocate
{#next_date}
+ Next date of the case: {next_date}
{/next_date}
{#is_urgent}
+ The inspection is needed urgently, and the urgent fee is paid.
{/is_urgent}
The record will be inspected in the presence of an official of the court. Nothing will be written on it or taken out of it; notes will be made in pencil. The fee is attached.
${signedByAdvocate.en()}`,
    hi: `
${head.hi}
## पत्रावली के निरीक्षण (मुआयना) हेतु प्रार्थना-पत्र
{client_role} इस वाद में पक्षकार है और पत्रावली के निरीक्षण की अनुमति चाहता/चाहती है:
+ निरीक्षण किए जाने वाले प्रपत्र: {inspected_papers}
+ निरीक्षण की तिथि: {inspection_date}
+ प्रयोजन: {inspection_purpose}
+ निरीक्षण करने वाले: {advocate_name}, अधिवक्ता
{#next_date}
+ वाद की अगली तिथि: {next_date}
{/next_date}
{#is_urgent}
+ निरीक्षण शीघ्र आवश्यक है; शीघ्रता का शुल्क जमा है।
{/is_urgent}
निरीक्षण न्यायालय के कर्मचारी की उपस्थिति में किया जाएगा। पत्रावली पर न कुछ लिखा जाएगा और न उसमें से कुछ निकाला जाएगा; टिप्पणी पेंसिल से ली जाएगी। निरीक्षण शुल्क संलग्न है।
${signedByAdvocate.hi()}`,
  },
}
