import type { CodeSection } from '@peshi/contract/matters/criminal-sections/counterparts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './counterparts.module.css'

/** Loaded only for a criminal case, because the table of the codes is large. */
const Counterpart = lazyPart<'Counterpart', { of: CodeSection }>(() => import('./counterparts.tsx'), 'Counterpart')

/** Sections that a text names, each with its counterpart and its pages in the text. */
export function SectionList({ sections }: { sections: readonly (CodeSection & { pages?: readonly number[] })[] }) {
  const { t } = useTranslation('citations')
  return (
    <ul className={classes.list}>
      {sections.map((one) => (
        <li key={`${one.act} ${one.section}`}>
          <bdi dir="ltr">
            <strong>{`${one.act} ${one.section}`}</strong>
          </bdi>{' '}
          <span aria-hidden="true">↔</span> <Counterpart of={one} />
          {one.pages ? <span className="small"> {t('pages', { pages: one.pages.join(', ') })}</span> : null}
        </li>
      ))}
    </ul>
  )
}
