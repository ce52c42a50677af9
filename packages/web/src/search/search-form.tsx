import { Button, Collapse, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './search.module.css'
import { countFilters, type SearchAddress } from './search.search.ts'
import { SearchFilters } from './search-filters.tsx'

interface Props {
  address: SearchAddress
  onChange(changes: Partial<SearchAddress>): void
  onEnterResults(): void
}

/** The box and, below it, what narrows the search; on a phone the filters fold away. */
export function SearchForm({ address, onChange, onEnterResults }: Props) {
  const { t } = useTranslation('search')
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(address)
  return (
    <search className={classes.form}>
      <div className={classes.line}>
        <SearchBox query={address.q ?? ''} onQuery={(q) => onChange({ q: q || undefined })} onEnter={onEnterResults} />
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
      </div>
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

interface BoxProps {
  query: string
  onQuery(query: string): void
  onEnter(): void
}

function SearchBox({ query, onQuery, onEnter }: BoxProps) {
  const { t } = useTranslation('search')
  const [typed, setTyped] = useState(query)
  const sayLater = useDebouncedCallback(onQuery, 300)
  // Back and forward change the address under the box; what is being typed runs ahead of it.
  useEffect(() => setTyped((now) => (now.trim() === query.trim() ? now : query)), [query])
  const type = (text: string) => {
    setTyped(text)
    sayLater(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onEnter()
  }
  return (
    <TextInput
      className={classes.box}
      type="search"
      size="md"
      data-page-search
      autoFocus
      leftSection={<IconSearch size={18} />}
      aria-label={t('box')}
      placeholder={t('box_hint')}
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
