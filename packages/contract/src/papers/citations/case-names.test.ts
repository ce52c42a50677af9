import { describe, expect, it } from 'vitest'
import { findCaseNames, isSameCase } from './case-names.ts'

describe('case names', () => {
  it.each([
    ['It was held in Kesavananda Bharati v. State of Kerala that', 'Kesavananda Bharati v. State of Kerala'],
    ['Reliance on S.R. Bommai vs. Union of India & Ors., (1994)', 'S.R. Bommai vs. Union of India & Ors.'],
    [
      'See M/s. A. B. Traders Pvt. Ltd. versus State (NCT of Delhi) and Anr.',
      'M/s. A. B. Traders Pvt. Ltd. versus State (NCT of Delhi) and Anr.',
    ],
    ['However, ARNESH KUMAR V. STATE OF BIHAR decides', 'ARNESH KUMAR V. STATE OF BIHAR'],
  ])('finds the name in %j', (text, name) => {
    const [found] = findCaseNames(text)
    expect(found?.text).toBe(name.replace(/(?<=Ors|Anr)\.$/, found?.text.endsWith('.') ? '.' : ''))
    expect(text.slice(found?.start, found?.end)).toBe(found?.text)
  })

  it.each([
    [
      'Kesavananda Bharati v. State of Kerala',
      'HIS HOLINESS KESAVANANDA BHARATI SRIPADAGALVARU AND ORS. versus STATE OF KERALA AND ANR.',
      true,
    ],
    ['Keshavananda Bharti v. State of Kerala', 'Kesavananda Bharati v. State of Kerala', true],
    ['State of Kerala v. Joseph Mathew', 'Joseph Mathew versus State of Kerala', true],
    ['U.O.I. v. Tulsiram Patel', 'UNION OF INDIA versus TULSIRAM PATEL', true],
    ['CIT v. Vatika Township', 'Commissioner of Income Tax (Central)-I v. Vatika Township (P) Ltd.', true],
    ['State of Kerala v. Joseph Mathew', 'State of Kerala v. Thomas Varghese', false],
    ['Ram Singh v. State of U.P.', 'Sham Lal v. State of U.P.', false],
    ['Devendra Deshpande v. Union of India', 'Eknath Deshpande v. State of Goa', false],
  ])('%j and %j are the same case: %j', (written, title, isSame) => {
    expect(isSameCase(written, title)).toBe(isSame)
  })
})
