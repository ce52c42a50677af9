import { describe, expect, test } from 'vitest'
import { Address } from '../clients/client-kinds.ts'
import { InternationalMobile } from '../clients/clients.ts'
import { BillingIdentity, Gstin } from '../office/billing-identity.ts'
import { caseNumber } from '../trackers/trackers.ts'
import { clean } from './cleaned.ts'
import { Cnr } from './ids.ts'
import { Email, Mobile, PersonName } from './person.ts'

describe('cleaning pasted text', () => {
  test.each([
    ['a mobile number copied from a chat', Mobile, '\u202a+91 98390‑12345\u202c', '9839012345'],
    ['a mobile number in Hindi digits', Mobile, '९८३९०१२३४५', '9839012345'],
    ['a client’s mobile number with (0)', InternationalMobile, '+91 (0) 98390 12345', '+919839012345'],
    ['a client’s mobile number after 0091', InternationalMobile, '0091-98390 12345', '+919839012345'],
    ['a client’s mobile number after 91 0', InternationalMobile, '91 098390 12345', '+919839012345'],
    ['a foreign number after 00', InternationalMobile, '0044 20 7946 0958', '+442079460958'],
    ['a mobile number with (0)', Mobile, '+91 (0) 98390 12345', '9839012345'],
    ['a mobile number after 0091', Mobile, '0091-98390 12345', '9839012345'],
    ['a client’s mobile number', InternationalMobile, '\u200e+91\u00a098390–12345', '+919839012345'],
    ['an e-mail address copied from a PDF', Email, '\ufeffName@exam\u00adple.in\u200b', 'name@example.in'],
    ['a CNR', Cnr, 'UPHC01\u200b–091234–2023', 'UPHC010912342023'],
    ['a GSTIN', Gstin, '09 AAACH7409R\u00a01ZZ'.replace(' ', '\u202f'), '09AAACH7409R1ZZ'],
    ['a PIN code', Address.shape.pin, '२२६ 001', '226001'],
    ['a case number', caseNumber, '\u200e१२३४५', '12345'],
    ['a UPI id', BillingIdentity.shape.upi, 'name@\u200bbank', 'name@bank'],
    ['a name with a zero-width joiner', PersonName, '\u202aलक्\u200dष्मी  देवी\u202c', 'लक्\u200dष्मी देवी'],
  ])('%s is cleaned', (_, field, pasted, kept) => expect(field.parse(pasted)).toBe(kept))
})

test.each([
  ['a letter in a mobile number', Mobile, '98390l2345', '“l” does not belong here. Write a mobile number of 10 digits'],
  [
    'a bullet in a PIN code',
    Address.shape.pin,
    '226•001',
    '“•” does not belong here. A PIN code has six digits and does not begin with 0',
  ],
  [
    'a PIN code with 0 at its beginning',
    Address.shape.pin,
    '012345',
    'A PIN code has six digits and does not begin with 0',
  ],
  [
    'a number of India with a digit too many',
    InternationalMobile,
    '+91 0 98390 123456',
    'Write ten digits, or the number with its country’s code',
  ],
  ['a mobile number with a missing digit', Mobile, '983901234', 'Write a mobile number of 10 digits'],
  [
    'a comma in an e-mail address',
    Email,
    'a,b@example.in',
    '“,” does not belong here. Write an e-mail address, e.g. name@example.in',
  ],
])('%s is refused with a message that explains the right format', (_, field, typed, said) =>
  expect(field.safeParse(typed).error?.issues[0]?.message).toBe(said),
)

test('cleaning keeps zero-width joiners in Hindi text', () => expect(clean('prose', 'न्\u200dयाय ')).toBe('न्\u200dयाय'))
