import { describe, expect, test } from 'vitest'
import { matchParties, sideKeys } from './match-parties.ts'

const sides = (petitioner: string | null, respondent: string | null) => ({ petitioner, respondent })

describe('matching parties of a judgment and a later case', () => {
  test('a later case matches if the sides are exchanged and the names are spelled differently', () => {
    const judgment = sides('Mohd. Irfan S/o Abdul Hameed', 'Ramesh Chandra Chaudhary and 2 others')
    expect(matchParties(judgment, sides('RAMESH CHANDRA CHOWDHURY', 'MOHAMMAD IRFAN & ANR.'))).toEqual({
      sides: ['petitioner', 'respondent'],
      isSwapped: true,
    })
  })

  test('a later case matches if both parties are on the same sides as in the judgment', () => {
    expect(matchParties(sides('Anita Devi', 'Sunil Kumar'), sides('ANITA DEVI', 'SUNIL KUMAR'))).toMatchObject({
      isSwapped: false,
    })
  })

  test('one matching person is enough if the other side is a government in both cases', () => {
    expect(
      matchParties(sides('Anil Tripathi', 'State of U.P.'), sides('THE STATE OF UTTAR PRADESH', 'ANIL TRIPATHI')),
    ).toEqual({
      sides: ['petitioner'],
      isSwapped: true,
    })
  })

  test('a government alone, one side alone or one equal word is not a match', () => {
    const judgment = sides('Anil Tripathi', 'State of U.P.')
    expect(matchParties(judgment, sides('State of U.P.', 'Somebody Else'))).toBeNull()
    expect(matchParties(sides('Anil Tripathi', 'Sunil Kumar'), sides('ANIL TRIPATHI', 'RAM LAL'))).toBeNull()
    expect(matchParties(judgment, sides('State of U.P.', 'Anil Sharma'))).toBeNull()
    expect(matchParties(sides(null, null), sides(null, null))).toBeNull()
  })

  test('a government has no search keys, but every other party has keys', () => {
    expect(sideKeys('State of U.P. through Principal Secretary')).toEqual([])
    expect(sideKeys('Mohd Irfan').filter((key) => sideKeys('MOHAMMED IRFAN').includes(key))).not.toEqual([])
    expect(sideKeys(null)).toEqual([])
    for (const one of ['State', 'THE STATE (NCT of Delhi)', 'Union of India', 'उत्तर प्रदेश राज्य', 'उत्तर प्रदेश सरकार'])
      expect(sideKeys(one), one).toEqual([])
    for (const one of ['State Bank of India', 'Union Carbide', 'राज्यलक्ष्मी देवी', 'अमित सरकार'])
      expect(sideKeys(one), one).not.toEqual([])
  })
})
