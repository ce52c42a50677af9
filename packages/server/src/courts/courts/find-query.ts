import type { FindInput } from '@peshi/contract/courts/find-case'
import type { FindQuery } from '@peshi/courts/connector'
import { Invalid } from '../../platform/errors.ts'

export function readQuery(input: FindInput): FindQuery {
  return { ...readWay(input), ...(input.establishment && { establishment: input.establishment }) }
}

function readWay(input: FindInput): FindQuery {
  const { by, name, status } = input
  switch (by) {
    case 'cnr':
      return { by, cnr: needed(input, 'cnr').cnr }
    case 'case-number':
    case 'filing-number': {
      const { case_type, case_number, case_year } = needed(input, 'case_type', 'case_number', 'case_year')
      const number = withoutZeros(case_number)
      // For a number of more than 7 digits, sites report a wrong captcha.
      if (number.length > 7)
        throw new Invalid('A case number has at most 7 digits.', { case_number: 'At most 7 digits' })
      return { by, caseType: case_type, number, year: case_year }
    }
    case 'diary-number': {
      const { case_number, case_year } = needed(input, 'case_number', 'case_year')
      return { by, number: withoutZeros(case_number), year: case_year }
    }
    case 'party': {
      const { name, case_year } = needed(input, 'name', 'case_year')
      return { by, name, side: input.party_side, year: case_year, status }
    }
    case 'advocate': {
      const code = input.advocate_code ?? null
      return {
        by,
        name: code ? (name ?? null) : needed(input, 'name').name,
        code,
        year: input.case_year ?? null,
        status,
      }
    }
    case 'fir': {
      const { police_station, case_number, case_year } = needed(input, 'police_station', 'case_number', 'case_year')
      return { by, policeStation: police_station, number: withoutZeros(case_number), year: case_year, status }
    }
    case 'act':
      return { by, act: needed(input, 'act').act, status }
  }
}

const sentences = {
  cnr: 'Write the CNR',
  case_type: 'Choose the case type',
  case_number: 'Write the number in digits',
  case_year: 'Write a year of four digits',
  name: 'Write three letters at least',
  police_station: 'Choose the police station',
  act: 'Choose the act',
}
type Field = keyof typeof sentences
type Filled<Name extends Field> = { [Key in Name]: NonNullable<FindInput[Key]> }

function needed<Name extends Field>(input: FindInput, ...names: Name[]): Filled<Name> {
  const empty = names.filter((name) => input[name] === undefined || input[name] === '')
  if (empty.length > 0) {
    throw new Invalid(
      'Please fill in what is missing.',
      Object.fromEntries(empty.map((name) => [name, sentences[name]])),
    )
  }
  return Object.fromEntries(names.map((name) => [name, input[name]])) as Filled<Name>
}

const withoutZeros = (number: string) => String(Number(number))
