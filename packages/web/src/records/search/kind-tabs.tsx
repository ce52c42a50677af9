import { Tabs } from '@mantine/core'
import type { SearchFound, SearchKind } from '@peshi/contract/records/search'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './search.module.css'
import { kinds } from './search.search.ts'

interface Props {
  found: SearchFound | undefined
  kind: SearchKind | undefined
  onKind(kind: SearchKind | undefined): void
}

export function KindTabs({ found, kind, onKind }: Props) {
  const { t } = useTranslation('search')
  return (
    <Tabs value={kind ?? 'all'} onChange={(next) => onKind(kinds.find((each) => each === next))}>
      <Tabs.List className={classes.kinds} aria-label={t('kind.title')}>
        <Tabs.Tab value="all">{t('kind.all')}</Tabs.Tab>
        {kinds.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {t(`kind.${each}`)} {found ? <Count {...found[each]} /> : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

export function Count({ total, is_more }: { total: number; is_more: boolean }) {
  const { t } = useTranslation('search')
  return <span className="tabular">{is_more ? t('count_more', { count: total }) : total}</span>
}
