import type { Counting, Period, PeriodUnit } from './run-clock.ts'

// A rule has the `source` `read` if somebody compared its period with the text of the law, and `general` if nobody did.

export type ClockGroup = 'limitation' | 'pleading' | 'notice' | 'caveat' | 'bail' | 'order' | 'registry' | 'own'

export type StartEvent =
  | 'abatement'
  | 'accident'
  | 'award'
  | 'award-received'
  | 'cause-of-action'
  | 'death'
  | 'decree'
  | 'dismissal'
  | 'dispossession'
  | 'fir'
  | 'judgment'
  | 'lodging'
  | 'notice-received'
  | 'objection'
  | 'order'
  | 'other'
  | 'refusal'
  | 'remand'
  | 'return-memo'
  | 'sentence'
  | 'service'
  | 'summons'

export interface ClockRule {
  key: string
  group: ClockGroup
  name: string
  act: string
  provision: string
  periods: readonly Period[]
  from: StartEvent
  counting: Counting
  /** True if the time for a certified copy is not counted (Limitation Act s. 12(2) to (4), or the special Act). */
  leavesOutCopyTime: boolean
  excusable: 'yes' | 'no' | Period
  isCritical: boolean
  reminders: readonly number[]
  source: 'read' | 'general'
}

const days = (count: number): Period => ({ count, unit: 'days' })
const of = (count: number, unit: PeriodUnit): Period => ({ count, unit })

const filing: Counting = { firstDay: 'excluded', lastDay: 'next-open-day' }
const fixed: Counting = { firstDay: 'excluded', lastDay: 'stands' }

const usual = [15, 7, 1]
const limitation = 'Limitation Act 1963'

type Row = Omit<ClockRule, 'counting' | 'leavesOutCopyTime' | 'excusable' | 'isCritical' | 'reminders' | 'source'> &
  Partial<ClockRule>

const rule = (row: Row): ClockRule => ({
  counting: filing,
  leavesOutCopyTime: false,
  excusable: 'yes',
  isCritical: true,
  reminders: usual,
  source: 'general',
  ...row,
})

const appeal = (
  key: string,
  name: string,
  provision: string,
  count: number,
  from: StartEvent,
  more: Partial<ClockRule> = {},
): ClockRule =>
  rule({
    key,
    group: 'limitation',
    name,
    act: limitation,
    provision,
    periods: [days(count)],
    from,
    leavesOutCopyTime: true,
    ...more,
  })

const limited = (
  key: string,
  name: string,
  provision: string,
  period: Period,
  from: StartEvent,
  more: Partial<ClockRule> = {},
): ClockRule => rule({ key, group: 'limitation', name, act: limitation, provision, periods: [period], from, ...more })

export const clockRules: readonly ClockRule[] = [
  appeal('slp', 'Special leave petition to the Supreme Court', 'Art. 133(c)', 90, 'judgment', { source: 'read' }),
  appeal('slp-refused', 'Special leave petition, certificate refused', 'Art. 133(b)', 60, 'refusal'),
  appeal('appeal-high-court', 'Appeal to a High Court', 'Art. 116(a)', 90, 'decree', { source: 'read' }),
  appeal('appeal-other-court', 'Appeal to another court', 'Art. 116(b)', 30, 'decree', { source: 'read' }),
  appeal('intra-court-appeal', 'Special appeal within the High Court', 'Art. 117', 30, 'decree'),
  appeal('criminal-appeal-high-court', 'Criminal appeal to a High Court', 'Art. 115(b)(i)', 60, 'sentence'),
  appeal('criminal-appeal-other-court', 'Criminal appeal to another court', 'Art. 115(b)(ii)', 30, 'sentence'),
  appeal('criminal-appeal-death', 'Appeal from a sentence of death', 'Art. 115(a)', 30, 'sentence'),
  appeal('revision', 'Revision', 'Art. 131', 90, 'order'),
  appeal('review', 'Review', 'Art. 124', 30, 'decree'),
  limited('set-aside-ex-parte', 'Setting aside an ex parte decree', 'Art. 123', days(30), 'decree', { source: 'read' }),
  limited('restoration', 'Restoration after dismissal in default', 'Art. 122', days(30), 'dismissal'),
  limited('substitution', 'Substitution of legal representatives', 'Art. 120', days(90), 'death'),
  limited('set-aside-abatement', 'Setting aside an abatement', 'Art. 121', days(60), 'abatement'),
  limited('execution', 'Execution of a decree', 'Art. 136', of(12, 'years'), 'decree', {
    excusable: 'no',
    source: 'read',
  }),
  limited('execution-injunction', 'Execution of a mandatory injunction', 'Art. 135', of(3, 'years'), 'decree', {
    excusable: 'no',
  }),
  limited('suit', 'Suit, no other period given', 'Art. 113', of(3, 'years'), 'cause-of-action', { excusable: 'no' }),
  limited('application', 'Application, no other period given', 'Art. 137', of(3, 'years'), 'cause-of-action'),
  limited('possession', 'Suit for possession of immovable property', 'Art. 64, 65', of(12, 'years'), 'dispossession', {
    excusable: 'no',
  }),
  rule({
    key: 'commercial-appeal',
    group: 'limitation',
    name: 'Appeal in a commercial dispute',
    act: 'Commercial Courts Act 2015',
    provision: 's. 13',
    periods: [days(60)],
    from: 'order',
    leavesOutCopyTime: true,
  }),
  rule({
    key: 'award',
    group: 'limitation',
    name: 'Setting aside an arbitral award',
    act: 'Arbitration and Conciliation Act 1996',
    provision: 's. 34(3)',
    periods: [of(3, 'months')],
    from: 'award-received',
    excusable: days(30),
    source: 'read',
  }),
  rule({
    key: 'insolvency-appeal',
    group: 'limitation',
    name: 'Insolvency appeal to the NCLAT',
    act: 'Insolvency and Bankruptcy Code 2016',
    provision: 's. 61(2)',
    periods: [days(30)],
    from: 'order',
    leavesOutCopyTime: true,
    excusable: days(15),
    source: 'read',
  }),
  rule({
    key: 'consumer-complaint',
    group: 'limitation',
    name: 'Consumer complaint',
    act: 'Consumer Protection Act 2019',
    provision: 's. 69',
    periods: [of(2, 'years')],
    from: 'cause-of-action',
  }),
  ...(
    [
      ['consumer-appeal-state', 'Consumer appeal to the State Commission', 's. 41', 45],
      ['consumer-appeal-national', 'Consumer appeal to the National Commission', 's. 51', 30],
      ['consumer-appeal-supreme-court', 'Consumer appeal to the Supreme Court', 's. 67', 30],
    ] as const
  ).map(([key, name, provision, count]) =>
    rule({
      key,
      group: 'limitation',
      name,
      act: 'Consumer Protection Act 2019',
      provision,
      periods: [days(count)],
      from: 'order',
    }),
  ),
  rule({
    key: 'accident-claim',
    group: 'limitation',
    name: 'Motor accident claim',
    act: 'Motor Vehicles Act 1988',
    provision: 's. 166(3)',
    periods: [of(6, 'months')],
    from: 'accident',
    excusable: 'no',
  }),
  rule({
    key: 'accident-appeal',
    group: 'limitation',
    name: 'Motor accident appeal',
    act: 'Motor Vehicles Act 1988',
    provision: 's. 173',
    periods: [days(90)],
    from: 'award',
    leavesOutCopyTime: true,
  }),
  rule({
    key: 'written-statement',
    group: 'pleading',
    name: 'Written statement',
    act: 'Code of Civil Procedure 1908',
    provision: 'O. 8 r. 1',
    periods: [days(30)],
    from: 'summons',
    excusable: days(60),
  }),
  rule({
    key: 'written-statement-commercial',
    group: 'pleading',
    name: 'Written statement, commercial suit',
    act: 'Code of Civil Procedure 1908 as amended by the Commercial Courts Act 2015',
    provision: 'O. 8 r. 1',
    periods: [days(30)],
    from: 'summons',
    excusable: days(90),
  }),
  rule({
    key: 'notice-to-government',
    group: 'notice',
    name: 'Notice before a suit against Government',
    act: 'Code of Civil Procedure 1908',
    provision: 's. 80',
    periods: [of(2, 'months')],
    from: 'service',
    counting: { ...fixed, dueAfter: true },
    excusable: 'no',
    isCritical: false,
  }),
  rule({
    key: 'cheque-notice',
    group: 'notice',
    name: 'Notice of a dishonoured cheque',
    act: 'Negotiable Instruments Act 1881',
    provision: 's. 138(b)',
    periods: [days(30)],
    from: 'return-memo',
    counting: fixed,
    excusable: 'no',
    source: 'read',
  }),
  rule({
    key: 'cheque-payment',
    group: 'notice',
    name: 'Payment after notice of a dishonoured cheque',
    act: 'Negotiable Instruments Act 1881',
    provision: 's. 138(c)',
    periods: [days(15)],
    from: 'notice-received',
    counting: fixed,
    excusable: 'no',
    isCritical: false,
    reminders: [3, 1],
    source: 'read',
  }),
  rule({
    key: 'cheque-complaint',
    group: 'notice',
    name: 'Complaint for a dishonoured cheque',
    act: 'Negotiable Instruments Act 1881',
    provision: 's. 142(1)(b)',
    periods: [of(1, 'months')],
    from: 'cause-of-action',
  }),
  rule({
    key: 'caveat',
    group: 'caveat',
    name: 'Caveat in force',
    act: 'Code of Civil Procedure 1908',
    provision: 's. 148A(5)',
    periods: [days(90)],
    from: 'lodging',
    counting: fixed,
    excusable: 'no',
    source: 'read',
  }),
  rule({
    key: 'default-bail',
    group: 'bail',
    name: 'Default bail',
    act: 'Bharatiya Nagarik Suraksha Sanhita 2023',
    provision: 's. 187(3)',
    // The offence's longest possible sentence decides which period applies, so a person must choose.
    periods: [days(60), days(90)],
    from: 'remand',
    // Enforcement Directorate v. Kapil Wadhawan, Supreme Court, 27 March 2023: the day of the first remand is counted,
    // and a holiday does not extend the period.
    counting: { firstDay: 'included', lastDay: 'stands', dueAfter: true },
    excusable: 'no',
    source: 'read',
  }),
  rule({
    key: 'victim-update',
    group: 'notice',
    name: 'Police to inform the victim',
    act: 'Bharatiya Nagarik Suraksha Sanhita 2023',
    provision: 's. 193(3)(ii)',
    periods: [days(90)],
    from: 'fir',
    counting: fixed,
    excusable: 'no',
    isCritical: false,
    source: 'read',
  }),
  rule({
    key: 'interim-order',
    group: 'order',
    name: 'Interim order in force',
    act: '',
    provision: '',
    periods: [],
    from: 'order',
    counting: fixed,
    excusable: 'no',
  }),
  rule({
    key: 'direction',
    group: 'order',
    name: 'Time given by an order',
    act: '',
    provision: '',
    periods: [],
    from: 'order',
  }),
  rule({
    key: 'objections',
    group: 'registry',
    name: 'Curing the registry’s objections',
    act: '',
    provision: '',
    periods: [],
    from: 'objection',
  }),
  rule({
    key: 'process-fee',
    group: 'registry',
    name: 'Process fee',
    act: '',
    provision: '',
    periods: [],
    from: 'order',
    counting: fixed,
  }),
  rule({
    key: 'own',
    group: 'own',
    name: 'Chamber’s own deadline',
    act: '',
    provision: '',
    periods: [],
    from: 'other',
    counting: fixed,
    isCritical: false,
  }),
]

const byKey = new Map(clockRules.map((each) => [each.key, each]))

export const findClockRule = (key: string): ClockRule | undefined => byKey.get(key)

export const excusablePeriod = ({ excusable }: ClockRule): Period | null =>
  typeof excusable === 'object' ? excusable : null
