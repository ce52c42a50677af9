import type { Random } from '../random.ts'
import { courseOf, nclatCases, type TribunalCase } from '../tribunals/cases.ts'
import { drawAdvocate, drawPerson } from '../world/names.ts'
import type { Judge } from '../world/types.ts'
import type { DayCourt } from './day-courts.ts'
import type { ListedMatter } from './matters.ts'

const listTypes: Record<string, string> = {
  'CA(AT)': 'Comp. App. (AT)',
  'CA(AT)(Ins)': 'Comp. App. (AT) (Ins)',
}
const stages = ['For Admission (Fresh Case)', 'For Pleadings', 'For Hearing']
const banks = ['Narmada Gramin Bank', 'Vindhya Asset Reconstruction Ltd.', 'Coromandel Finance Ltd.']
const firms = [
  'Palar Spinning Mills Ltd.',
  'Aravali Steels Pvt. Ltd.',
  'Godavari Infra Projects Ltd.',
  'Kutch Salts LLP',
]

const member = (code: string, name: string): Judge => ({ code, name })
const benches = {
  delhi: [
    [
      member('1', "Hon'ble Mr. Justice Somnath Pillai, Chairperson"),
      member('2', "Hon'ble Mr. Barun Sen, Member (Technical)"),
    ],
    [
      member('3', "Hon'ble Mr. Justice R. Iyer, Member (Judicial)"),
      member('4', "Hon'ble Ms. T. Bose, Member (Technical)"),
    ],
  ],
  chennai: [
    [
      member('5', "Hon'ble Mr. Justice M. Venu, Member (Judicial)"),
      member('6', "Hon'ble Mr. Jatin Rao, Member (Technical)"),
    ],
  ],
}
const roomOfCases = { delhi: 2, chennai: 1 }

const plain = (advocate: string | null) => (advocate === null ? [] : [advocate.replace(/^Adv\. /, '')])

const listedAppeal = (subject: TribunalCase, stage: string): ListedMatter => ({
  caseId: null,
  type: listTypes[subject.typeShort] ?? subject.type,
  number: subject.number,
  year: subject.year,
  petitioner: subject.petitioners[0]?.name ?? '',
  respondent: `${subject.respondents[0]?.name ?? ''}${subject.respondents.length > 1 ? ' & Ors.' : ''}`,
  advocates: {
    petitioner: subject.petitioners.flatMap(({ advocate }) => plain(advocate)),
    respondent: subject.respondents.flatMap(({ advocate }) => plain(advocate)),
  },
  stage: `For ${stage.replace(/^For /, '')}`,
})

function drawAppeal(random: Random): ListedMatter {
  const person = () => `${drawPerson(random, 'north')}`
  return {
    caseId: null,
    type: random.pick(Object.values(listTypes)),
    number: random.between(401, 1900),
    year: random.pick([2024, 2025, 2026, 2026]),
    petitioner: random.chance(0.4) ? person() : random.pick(firms),
    respondent: random.chance(0.3) ? `${person()}, Resolution Professional` : random.pick(banks),
    advocates: {
      petitioner: [drawAdvocate(random, 'north').name],
      respondent: random.chance(0.7) ? [drawAdvocate(random, 'north').name] : [],
    },
    stage: random.pick(stages),
  }
}

const bench = (
  name: string,
  location: 'delhi' | 'chennai',
  id: string,
): Omit<DayCourt, 'numbering' | 'connected' | 'hours'> => ({
  id,
  name,
  rooms: benches[location].map((judges, at) => ({ courtNo: at + 1, benches: [judges] })),
  size: { main: [22, 40], supplementary: 3 },
  drawMatter: (_bench, random) => drawAppeal(random),
  dueOn: (date) =>
    nclatCases.flatMap((subject) => {
      const { next } = courseOf(subject, date)
      if (subject.bench !== location || next?.date !== date) return []
      const courtNo = roomOfCases[location]
      return [
        {
          id: subject.filingNumber,
          matter: listedAppeal(subject, next.purpose),
          judges: benches[location][courtNo - 1] ?? [],
          courtNo,
          isSupplementary: false,
          place: null,
        },
      ]
    }),
})

export const nclatDays = [
  bench('NCLAT, New Delhi', 'delhi', 'tribunals-nclat-newdelhi'),
  bench('NCLAT, Chennai', 'chennai', 'tribunals-nclat-chennai'),
]
