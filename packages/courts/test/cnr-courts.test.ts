import { courtsOfCnr } from '@peshi/contract/courts/cnr-courts'
import { expect, test } from 'vitest'
import { courts, isCourt } from '../src/catalogue/courts.ts'

test.each([
  ['UPHC010912342023', ['hc-allahabad']],
  ['UPHC020000012024', ['hc-lucknow']],
  ['SCIN010526502023', ['sci']],
  ['JKHC020059712022', ['hc-jammu', 'hc-srinagar']],
  ['HRGRA00000012024', ['dc-gurugram']],
  ['ZZZZ010000012024', null],
])('for the CNR %s, the courts found are %j', (cnr, named) => expect(courtsOfCnr(cnr)).toEqual(named))

test('every high court has a CNR prefix, and every prefix leads to courts of the catalogue', () => {
  const letters = ['UPHC', 'APHC', 'HCBM', 'WBCH', 'CGHC', 'DLHC', 'GAHC', 'GJHC', 'HPHC', 'JKHC', 'JHHC', 'KAHC']
  const more = ['KLHC', 'MPHC', 'HCMA', 'HCMD', 'MNHC', 'MLHC', 'ODHC', 'BRHC', 'PHHC', 'RJHC', 'SKHC', 'HBHC']
  const named = [...letters, ...more, 'TRHC', 'UKHC'].flatMap((four) => courtsOfCnr(`${four}990000012024`) ?? [])
  expect(named.filter((id) => !isCourt(id))).toEqual([])
  expect(courts.highCourts.map(({ _id }) => _id as string).filter((id) => !named.includes(id))).toEqual([])
})
