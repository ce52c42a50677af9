import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'

interface Props {
  className?: string | undefined
  label: string
  hint?: string
  query: string
  onQuery(query: string): void
  onEnter?(): void
  isMain?: boolean
}

export function SearchBox({ className, label, hint = label, query, onQuery, onEnter, isMain = false }: Props) {
  const [typed, setTyped] = useState(query)
  const sayLater = useDebouncedCallback(onQuery, 250)
  useEffect(() => setTyped((now) => (now.trim() === query.trim() ? now : query)), [query])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !onEnter) return
    event.preventDefault()
    onEnter()
  }
  return (
    <TextInput
      className={className}
      type="search"
      size={isMain ? 'md' : 'sm'}
      data-page-search
      autoFocus={isMain}
      leftSection={<IconSearch size={isMain ? 18 : 16} />}
      aria-label={label}
      placeholder={hint}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        sayLater(value.trim())
      }}
      onKeyDown={onKeyDown}
    />
  )
}
