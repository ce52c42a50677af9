import type { RouteComponent } from '@tanstack/react-router'
import { createContext, useContext, useDeferredValue, useEffect, useState } from 'react'
import { PagePending } from './page-pending.tsx'

/** Whether what stands here is a page inside the shell. */
export const InShell = createContext(false)

let hasDrawn = false

/** Nothing stands yet that somebody could see; never so where the build has drawn the page, or draws it without a root. */
const isBare = () => document.getElementById('root')?.querySelector(':not(style)') === null

/**
 * What the application opens with, the shell and then its page, is drawn a little at a time: in one go it would hold up
 * a phone's reader for a quarter of a second. Until the page stands, the shape of a page does. All later comes at once.
 */
export const drawFirstGently = (Page: RouteComponent): RouteComponent =>
  function FirstPage() {
    const isInShell = useContext(InShell)
    const [isFirst] = useState(() => !hasDrawn && (isInShell || isBare()))
    const isDrawn = useDeferredValue(true, !isFirst)
    useEffect(() => {
      hasDrawn ||= isInShell && isDrawn
    }, [isInShell, isDrawn])
    if (isDrawn) return <Page />
    return isInShell ? <PagePending /> : null
  }
