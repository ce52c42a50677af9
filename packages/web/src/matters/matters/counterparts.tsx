import { type Counterparts, counterpartsOf } from '@peshi/contract/matters/criminal-sections/counterparts'
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
