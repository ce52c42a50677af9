import type { RouteComponent } from '@tanstack/react-router'
import { createContext, useContext, useDeferredValue, useEffect } from 'react'
import { PagePending } from './page-pending.tsx'

/** Whether what stands here is a page inside the shell. */
export const InShell = createContext(false)

let hasDrawn = false

/**
 * The page with which the application opens, inside the shell, is drawn a little at a time: in one go it would hold up
 * a phone's reader for a quarter of a second. Until it stands, the shape of a page does. Later pages come at once.
 */
export const drawFirstGently = (Page: RouteComponent): RouteComponent =>
  function FirstPage() {
    const isInShell = useContext(InShell)
    const isDrawn = useDeferredValue(true, hasDrawn || !isInShell)
    useEffect(() => {
      hasDrawn ||= isInShell && isDrawn
    }, [isInShell, isDrawn])
    return isDrawn ? <Page /> : <PagePending />
  }
