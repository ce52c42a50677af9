import { hitsPerPage, type SearchFound, type SearchKind } from '@peshi/contract/records/search'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pages } from '../../platform/ui/pages.tsx'
import { HitRows } from './hit-rows.tsx'
import classes from './search.module.css'
import { mostPages, type SearchAddress } from './search.search.ts'

interface Props {
  found: SearchFound
  kind: SearchKind
  address: SearchAddress
  onPage(page: number | undefined): void
}

export function FoundKind({ found, kind, address, onPage }: Props) {
  const { t } = useTranslation(['search', 'common'])
  const { total, is_more } = found[kind]
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / hitsPerPage)))
  return (
    <section className="card" aria-label={t(`search:kind.${kind}`)}>
      <HitRows found={found} kind={kind} />
      {pages > 1 || is_more ? (
        <footer className={classes.foot}>
          <Pages total={pages} page={address.page ?? 1} onPage={(page) => onPage(page === 1 ? undefined : page)} />
          {is_more ? <span className="small">{t('search:more', { count: total })}</span> : null}
        </footer>
      ) : null}
    </section>
  )
}
