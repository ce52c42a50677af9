import type { ListedServing } from '@peshi/contract/trackers/servings'
import type { Column } from '../../platform/export/table.ts'
import type { Words } from '../../platform/words.ts'

type Say = Words['say']

export const servingColumns = ({ say }: Words): readonly Column<ListedServing>[] => [
  text(say('servings:all.matter'), 34, ({ ctitle }) => ctitle),
  text(say('servings:all.case'), 18, ({ case_label }) => case_label),
  text(say('servings:all.court'), 12, ({ court_short }) => court_short),
  text(say('servings:kind'), 16, ({ kind }) => say(`servings:kinds.${kind}`)),
  text(say('servings:place'), 9, ({ place }) => place),
  text(say('servings:name'), 28, ({ name }) => name),
  text(say('servings:mode'), 13, ({ mode }) => mode && say(`servings:modes.${mode}`)),
  text(say('servings:consignment'), 17, ({ consignment }) => consignment),
  text(say('servings:cheque_no'), 11, ({ cheque_no }) => cheque_no),
  day(say, 'cheque_on'),
  day(say, 'memo_on'),
  day(say, 'sent_on'),
  text(say('servings:all.state'), 13, ({ state }) => say(`servings:states.${state}`)),
  text(say('servings:outcome'), 15, ({ outcome }) => outcome && say(`servings:outcomes.${outcome}`)),
  day(say, 'outcome_on'),
  text(say('servings:deemed_by'), 20, ({ deemed_by }) => deemed_by && say(`servings:deemed.${deemed_by}`)),
  day(say, 'deemed_on'),
  {
    heading: `${say('servings:fee')} (₹)`,
    kind: 'number',
    width: 10,
    value: ({ fee }) => (fee === null ? null : fee / 100),
  },
  day(say, 'fee_due_on'),
  day(say, 'fee_paid_on'),
  text(say('servings:next_step'), 24, ({ next_step }) => next_step),
  day(say, 'next_on'),
  {
    heading: say('clocks:rule.cheque-complaint'),
    kind: 'date',
    width: 13,
    value: ({ deadlines }) => deadlines.find(({ rule }) => rule === 'cheque-complaint')?.due_on ?? null,
  },
]

const text = (heading: string, width: number, value: Column<ListedServing>['value']): Column<ListedServing> => ({
  heading,
  kind: 'text',
  width,
  value,
})

type Day = 'cheque_on' | 'memo_on' | 'sent_on' | 'outcome_on' | 'deemed_on' | 'fee_due_on' | 'fee_paid_on' | 'next_on'

const day = (say: Say, field: Day): Column<ListedServing> => ({
  heading: say(`servings:${field}`),
  kind: 'date',
  width: 13,
  value: (serving) => serving[field],
})
