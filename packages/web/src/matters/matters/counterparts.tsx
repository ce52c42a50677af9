import {
  type CodeSection,
  type Counterparts,
  counterpartsOf,
} from '@peshi/contract/matters/criminal-sections/counterparts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Values } from '../../platform/ui/words.tsx'
import classes from './counterparts.module.css'

interface Section {
  act: string
  section: string
}

const written = ({ to }: Counterparts) => {
  const act = to[0]?.act
  return act ? `${act} ${to.map(({ section }) => section).join(', ')}` : null
}

function Remarks({ found }: { found: Counterparts }) {
  const { t } = useTranslation('matters')
  const { kind, isUnclear, source } = found
  return (
    <span className="small">
      <Values>
        {[
          kind === 'mapped' ? null : t(`counterpart.${kind}`),
          isUnclear ? t('counterpart.unclear') : null,
          source === 'court' ? t('counterpart.court') : null,
        ]}
      </Values>
    </span>
  )
}

/** The section of the other code that corresponds to a section. */
export function Counterpart({ of }: { of: Section }) {
  const found = counterpartsOf(of)
  const other = written(found)
  return (
    <>
      {other ? <bdi dir="ltr">{other}</bdi> : null} <Remarks found={found} />
    </>
  )
}

/** The sections of a court's record, each with its counterpart. */
export const CounterpartList = ({ sections }: { sections: readonly Section[] }) => (
  <ul className={classes.list}>
    {sections.map((one, index) => {
      const found = counterpartsOf(one)
      const other = written(found)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a court may name a section twice
        <li key={index}>
          <bdi dir="ltr">{other ? `${one.section} → ${other}` : `${one.act} ${one.section}`}</bdi>{' '}
          <Remarks found={found} />
        </li>
      )
    })}
  </ul>
)

interface Named extends CodeSection {
  /** The pages of the text that name the section. */
  pages?: readonly number[]
}

/** The sections that a text names, each with its counterpart on a line of its own. */
export function SectionList({ sections }: { sections: readonly Named[] }) {
  const { t } = useTranslation('citations')
  return (
    <ul className={classes.lines}>
      {sections.map((one) => {
        const found = counterpartsOf(one)
        const other = written(found)
        const own = `${one.act} ${one.section}`
        return (
          <li key={own}>
            <bdi dir="ltr">{other ? `${own} ↔ ${other}` : own}</bdi> <Remarks found={found} />
            {one.pages ? <span className="small"> {t('pages', { pages: one.pages.join(', ') })}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
