import { useMatches } from '@tanstack/react-router'
import { usePages } from '../actions/use-actions.ts'
import type { PageAction } from '../features/action.ts'

export type MenuEntry = PageAction & { isCurrent: boolean }

export function useMenu(): MenuEntry[][] {
  const sections = [usePages('work'), usePages('office')].filter((pages) => pages.length > 0)
  const isOpen = useIsOpen()
  const current = sections.flat().find(isOpen)
  return sections.map((pages) => pages.map((page) => ({ ...page, isCurrent: page === current })))
}

function useIsOpen(): ({ to, search }: PageAction) => boolean {
  const open = useMatches({ select: (matches) => matches.at(-1) })
  const paths = [open?.pathname ?? '', ...(open?.staticData.crumbs ?? []).map((crumb) => crumb.to)]
  const values: Record<string, unknown> = { ...open?.search }
  return ({ to, search = {} }) =>
    paths.some((path) => path === to || path.startsWith(`${to}/`)) &&
    Object.entries(search).every(([name, value]) => values[name] === value)
}
