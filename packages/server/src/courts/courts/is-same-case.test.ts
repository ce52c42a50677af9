import { expect, test } from 'vitest'
import { isSameCase } from './is-same-case.ts'

const party = (name: string) => [{ name, advocates: [] }]
const parties = { petitioners: party('Ramesh Chandra'), respondents: party('State of U.P.') }
const others = { petitioners: party('Sita Devi'), respondents: party('Union of India') }
const asked = { court: 'hc-delhi', unique_id: 'hc-delhi-WPC-77-2024', cnr: null, filed: null, names: parties }

test.each([
  ['the same page', {}, {}, true],
  ['another court', {}, { court: 'hc-bombay' }, false],
  ['another CNR', { cnr: 'DLHC010000012026' }, { cnr: 'DLHC010000022026' }, false],
  ['the same CNR under a new number', { cnr: 'A' }, { cnr: 'A', unique_id: 'hc-delhi-WPC-78-2024' }, true],
  ['the same CNR and other parties', { cnr: 'A' }, { cnr: 'A', names: others }, true],
  ['a CNR that was not known before', {}, { cnr: 'A' }, true],
  ['another number', {}, { unique_id: 'hc-delhi-WPC-78-2024' }, false],
  ['another bench’s case of the same number', {}, { names: others }, false],
  ['a party substituted', {}, { names: { ...parties, petitioners: party('Sita Devi') } }, true],
  ['parties with other capitals', {}, { names: { petitioners: party('RAMESH  CHANDRA'), respondents: [] } }, true],
  ['no parties on the page', {}, { names: { petitioners: [], respondents: [] } }, true],
  [
    'registered under a number, by its filing number',
    { filed: '881/2024' },
    { filed: '881 / 2024', unique_id: 'hc-delhi-WPC-78-2024' },
    true,
  ],
  [
    'a filing number of another type’s register',
    { filed: '881/2024' },
    { filed: '881/2024', unique_id: 'hc-delhi-CRLA-5-2024', names: others },
    false,
  ],
] as const)('isSameCase decides whether a page shows the stored case: %s', (_what, before, after, expected) => {
  const one = { ...asked, ...before }
  const other = { ...asked, ...after }
  const record = { filing_number: one.filed, ...one.names } as never
  const shown = { court: other.court, cnr: other.cnr, filing_number: other.filed, ...other.names } as never
  expect(isSameCase({ ...one, record }, shown, other.unique_id)).toBe(expected)
})
