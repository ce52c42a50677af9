import { TextInput } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { isTextMatch } from '../courts/court-search.ts'
import classes from './court.module.css'
import { useComplexes } from './sync.api.ts'

const shownAtOnce = 40

export function ComplexesPanel({ court }: { court: CourtId }) {
  const { t } = useTranslation('sync')
  const { data: complexes, error, refetch } = useComplexes(court)
  const [typed, setTyped] = useState('')
  const found = complexes?.filter(({ name }) => isTextMatch(name, typed)) ?? []
  return (
    <Panel title={t('court.complexes.title')} hint={complexes?.length}>
      {complexes === undefined ? (
        <Unloaded title={t('court.complexes.failed')} error={error} onRetry={refetch} outline={160} />
      ) : complexes.length === 0 ? (
        <p className="small">{t('court.complexes.empty')}</p>
      ) : (
        <>
          <TextInput
            type="search"
            aria-label={t('court.complexes.search')}
            placeholder={t('court.complexes.search')}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="small" role="status">
            {found.length === 0 ? t('court.complexes.none') : null}
          </p>
          <ul className={classes.complexes}>
            {found.slice(0, shownAtOnce).map(({ code, name, establishments }) => (
              <li key={code}>
                <Words>{name}</Words>
                <small>{t('court.complexes.establishments', { number: establishments.length })}</small>
              </li>
            ))}
            {found.length > shownAtOnce ? (
              <li>
                <small>{t('court.complexes.more', { number: found.length - shownAtOnce })}</small>
              </li>
            ) : null}
          </ul>
        </>
      )}
    </Panel>
  )
}
