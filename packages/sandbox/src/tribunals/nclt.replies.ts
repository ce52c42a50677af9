import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { type Course, courseOf, type TribunalCase } from './cases.ts'

const caseNumber = ({ typeShort, number, benchName, year }: TribunalCase) =>
  `${typeShort}/${number}(${benchName.replace(/[^A-Z]/g, '').slice(0, 3)})${year}`

const dayOrNothing = (date: CourtDate | null | undefined) => (date ? toDayFirst(date) : 'NA')
const statusOf = ({ disposed }: Course) => (disposed === null ? 'Pending' : 'Disposed')
const titles = ({ petitioners, respondents }: TribunalCase) => ({
  case_title1: petitioners[0]?.name ?? '',
  case_title2: respondents[0]?.name ?? '',
})

export const listCases = (found: TribunalCase[], today: CourtDate) => ({
  mainpanellist: found.map((subject) => ({
    filing_no: subject.filingNumber,
    case_no: caseNumber(subject),
    ...titles(subject),
    status: statusOf(courseOf(subject, today)),
    date_of_filing: toDayFirst(subject.filed),
    bench_location_name: subject.benchName,
    case_type_desc_cis: subject.type,
  })),
})

export function describeCase(subject: TribunalCase | undefined, today: CourtDate) {
  if (!subject) {
    const lists = [
      'isregistered',
      'allfinalstatuslist',
      'partydetailslist',
      'allproceedingdtls',
      'mainFilnowithIaNoList',
    ]
    return Object.fromEntries(lists.map((name) => [name, []]))
  }
  const course = courseOf(subject, today)
  const named = { filing_no: subject.filingNumber, case_no: caseNumber(subject), regis_date: toDayFirst(subject.filed) }
  return {
    isregistered: [{ ...named, ...titles(subject) }],
    allfinalstatuslist: [
      {
        ...named,
        date_of_filing: toDayFirst(subject.filed),
        case_type: subject.type,
        court_no: '1',
        bench_nature_descr: 'Division Bench',
        listing_date: toDayFirst(subject.firstSitting),
        current_status: course.next?.purpose ?? 'Disposed',
      },
    ],
    partydetailslist: (['P', 'R'] as const).flatMap((side) =>
      (side === 'P' ? subject.petitioners : subject.respondents).map((party, index) => ({
        party_type: `${side}${index + 1}`,
        party_name: party.name,
        party_lawer_name: party.advocate ?? 'NA',
      })),
    ),
    allproceedingdtls: course.past
      .map((day, index) => ({
        bench_location_name: subject.benchName,
        court_no: '1',
        listing_date: toDayFirst(day.date),
        purpose: day.purpose,
        today_action: day.action,
        next_list_date: dayOrNothing((course.past[index + 1] ?? course.next)?.date),
        order_upload_date: `${toDayFirst(day.date)} 17:30:00`,
        path_descr: 'Daily Order',
        encPath: Buffer.from(`${subject.filingNumber}/${index}`).toString('base64'),
      }))
      .reverse(),
    disposedetailslist:
      course.disposed === null ? [] : [{ disposal_date: toDayFirst(course.disposed), action_type: 'Disposed' }],
    mainFilnowithIaNoList: [],
  }
}
