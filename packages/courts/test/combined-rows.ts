// Rows of a district's combined list, with invented people.
import type { Printed } from './page-of-texts.ts'

export const head = [
  [
    [0, 'Cause List'],
    [350, 'http://192.0.2.1/ereporting/pages/all_report.php'],
  ],
  'CAUSE LIST DATED : 3 April, 2026',
  'COMBINED CAUSE LIST FOR ALL COURTS',
  'DISTRICT AND SESSIONS COURTS, AGRA (CIVIL)',
] as const
export const columns = [
  [
    [40, 'SR.'],
    [470, 'ADVOCATE'],
  ],
  [
    [70, 'CASE TYPE/NO/YEAR'],
    [170, 'DOI'],
    [320, 'TITLE'],
    [550, 'F.I.R'],
  ],
  [
    [40, 'NO'],
    [470, '(SH./SMT)'],
  ],
] as const

/** A row of up to three lines: item, number and day are in the middle. */
export const row = (
  item: string,
  number: string,
  title: readonly string[],
  advocate: string,
  police = '',
): Printed[] => {
  const own: Printed = [
    [40, item],
    [66, number],
    [160, '03/08/2018'],
    ...(title.length === 1 ? [[212, title[0] ?? ''] as const] : []),
    [470, advocate] as const,
    ...(police === '' ? [] : [[550, police] as const]),
  ]
  return title.length === 1 ? [own, []] : [[[212, title[0] ?? '']], own, [[212, title[1] ?? '']], []]
}
