import { describe, expect, test } from 'vitest'
import { searchPatterns } from './matters.search.ts'

describe('search patterns', () => {
  test.each([
    [undefined, []],
    ['   ', []],
    ['Ram Singh', ['%ram%', '%singh%']],
    ['12345/2024', ['%/12345/2024%']],
    ['0012345/2024', ['%/12345/2024%']],
    ['WRIC/12345/2024', ['%wric/12345/2024%']],
    ['WRIT-C/12345/2024 union', ['%writ%c/12345/2024%', '%union%']],
    ['CRM-M-22875-2013', ['%crm%m/22875/2013%']],
    ['22875-2013', ['%/22875/2013%']],
    ['WP(C)/12/2020', ['%wp%c%/12/2020%']],
    ['C/A/0012/2020', ['%c%a/12/2020%']],
    ['A.K.Sharma', ['%ak%', '%sharma%']],
    ['क़रार Résumé', ['%करार%', '%resume%']],
    ['UPHC01-091234-2023', ['%uphc010912342023%']],
    ['UPHC01-09-1234-2023', ['%uphc010912342023%']],
    ['upHC010912342023', ['%uphc010912342023%']],
    ['50%', ['%50\\%%']],
    ['a_b\\c', ['%a\\_b\\\\c%']],
    ['रामलाल', ['%रामलाल%']],
    ['12/2024/x', ['%12/2024/x%']],
  ])('the search text “%s” becomes database patterns', (search, patterns) => {
    expect(searchPatterns(search)).toEqual(patterns)
  })
})
