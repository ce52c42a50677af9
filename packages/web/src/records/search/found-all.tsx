import { Button, Stack } from '@mantine/core'
import type { SearchFound, SearchKind } from '@peshi/contract/records/search'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { HitRows } from './hit-rows.tsx'
import { Count } from './kind-tabs.tsx'
import classes from './search.module.css'
import { kinds } from './search.search.ts'

interface Props {
  found: SearchFound
  onKind(kind: SearchKind): void
}

export function FoundAll({ found, onKind }: Props) {
  const { t } = useTranslation('search')
  return (
    <Stack>
      {kinds
        .filter((kind) => found[kind].total > 0)
        .map((kind) => (
          <section key={kind} className="card" aria-labelledby={`found-${kind}`}>
            <header className={classes.groupHead}>
              <h2 id={`found-${kind}`}>{t(`kind.${kind}`)}</h2>
              <Count {...found[kind]} />
              {found[kind].total > found[kind].hits.length || found[kind].is_more ? (
                <Button variant="subtle" size="compact-sm" className={classes.all} onClick={() => onKind(kind)}>
                  {t('show_all')}
                </Button>
              ) : null}
            </header>
            <HitRows found={found} kind={kind} />
          </section>
        ))}
    </Stack>
  )
}
