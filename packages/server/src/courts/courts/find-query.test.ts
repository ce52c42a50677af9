import { FindInput } from '@peshi/contract/courts/find-case'
import { describe, expect, test } from 'vitest'
import { Invalid } from '../../platform/errors.ts'
import { readQuery } from './find-query.ts'

const read = (input: unknown) => readQuery(FindInput.parse(input))

describe('the query sent to a court', () => {
  test.each([
    [
      { by: 'diary-number', case_number: '0052650', case_year: 2023 },
      { by: 'diary-number', number: '52650', year: 2023 },
    ],
    [
      { by: 'party', name: ' Ram Prasad ', case_year: 2024, status: 'pending' },
      { by: 'party', name: 'Ram Prasad', side: 'any', year: 2024, status: 'pending' },
    ],
    [
      { by: 'advocate', advocate_code: '1234' },
      { by: 'advocate', name: null, code: '1234', year: null, status: 'both' },
    ],
    [
      { by: 'fir', police_station: '11213010', case_number: '7', case_year: 2025, establishment: 'HRGR01' },
      { by: 'fir', policeStation: '11213010', number: '7', year: 2025, status: 'both', establishment: 'HRGR01' },
    ],
    [
      { by: 'act', act: '94' },
      { by: 'act', act: '94', status: 'both' },
    ],
  ])('the input %j is normalised to a court query', (input, query) => expect(read(input)).toEqual(query))

  test.each([
    [{ by: 'diary-number' }, ['case_number', 'case_year']],
    [{ by: 'party', case_year: 2024 }, ['name']],
    [{ by: 'advocate' }, ['name']],
    [{ by: 'fir', case_number: '7' }, ['police_station', 'case_year']],
    [{ by: 'act' }, ['act']],
  ])('the input %j is refused with the names of its missing fields', (input, fields) => {
    try {
      read(input)
      expect.fail('nothing was missing')
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      expect(Object.keys(error.fields ?? {}).sort()).toEqual([...fields].sort())
    }
  })
})
