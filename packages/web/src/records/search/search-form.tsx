import { Button, Collapse, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import classes from './search.module.css'
import { countFilters, type SearchAddress } from './search.search.ts'
import { SearchFilters } from './search-filters.tsx'

interface Props {
  address: SearchAddress
  onChange(changes: Partial<SearchAddress>): void
  onEnterResults(): void
}

export function SearchForm({ address, onChange, onEnterResults }: Props) {
  const { t } = useTranslation('search')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(address)
  return (
    <search className={classes.form}>
      <Group gap="xs" wrap="nowrap">
        <SearchBox
          className={classes.box}
          label={t('box')}
          hint={t('box_hint')}
          query={address.q ?? ''}
          onQuery={(q) => onChange({ q: q || undefined })}
          onEnter={onEnterResults}
          isMain
        />
        {isWide ? null : (
          <Button
            variant={count > 0 ? 'light' : 'default'}
            leftSection={<IconFilter size={16} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('filters')} {count > 0 ? count : null}
          </Button>
        )}
      </Group>
      {isWide ? (
        <SearchFilters address={address} onChange={onChange} />
      ) : (
        <Collapse expanded={isOpen}>
          <SearchFilters address={address} onChange={onChange} />
        </Collapse>
      )}
    </search>
  )
}
