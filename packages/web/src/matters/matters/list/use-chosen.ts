import type { ListedMatter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type MatterSearch, toFilters } from '../matters.search.ts'
import { nothingChosen, togglePage, toggleRow } from './select-rows.ts'

export function useChosen(search: MatterSearch, matters: readonly ListedMatter[]) {
  const [chosen, setChosen] = useState(nothingChosen)
  const shown = JSON.stringify([search.q, toFilters(search)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the selection when the list changes
  useEffect(() => setChosen(nothingChosen), [shown])

  useEffect(() => {
    const letGo = (event: globalThis.KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')
      if (event.key === 'Escape' && !isElsewhere) setChosen(nothingChosen)
    }
    document.addEventListener('keydown', letGo)
    return () => document.removeEventListener('keydown', letGo)
  }, [])

  const rows = useRef<MatterId[]>([])
  rows.current = matters.map(({ _id }) => _id)
  const toggle = useCallback(
    (id: MatterId, range: boolean) => setChosen((before) => toggleRow(before, rows.current, id, range)),
    [],
  )
  const toggleWhole = useCallback(() => setChosen((before) => togglePage(before, rows.current)), [])
  return { chosen, setChosen, toggle, togglePage: toggleWhole }
}
