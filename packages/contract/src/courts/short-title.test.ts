import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test.each([
  ['Deepak Mishra v. State of U.P.', 'Deepak Mishra v. State of U.P.'],
  [
    'State of U.P. through Principal Secretary, Department of Home, Lucknow and 3 Others v. Anita Srivastava',
    'State of U.P. and 3 Others v. Anita Srivastava',
  ],
  [
    'Kusum Kali w/o Late Ram Sewak, Village Rampur, District Banda & Anr. v. Union of India',
    'Kusum Kali & Anr. v. Union of India',
  ],
  [
    'Purvanchal Vidyut Vitran Nigam Employees Welfare Association Varanasi and others v. The Superintending Engineer, Electricity Distribution Circle',
    'Purvanchal Vidyut Vitran Nigam Employees… and others v. The Superintending Engineer, Electricity…',
  ],
  ['रामसेवक पुत्र स्वर्गीय श्यामलाल निवासी ग्राम रामपुर जिला बांदा एवं अन्य v. उ.प्र. राज्य', 'रामसेवक एवं अन्य v. उ.प्र. राज्य'],
  [
    'The estate of the late Raja of Mandi, as the family calls it in its letters',
    'The estate of the late Raja of Mandi, as the family calls it in its letters',
  ],
  [`${'x'.repeat(60)} v. B`, `${'x'.repeat(46)}… v. B`],
])('%s becomes %s', (title, short) => expect(shortTitle(title)).toBe(short))
