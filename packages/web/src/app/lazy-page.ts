import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadWords } from '../platform/i18n/i18n.ts'
import type { Namespace } from '../platform/i18n/languages.ts'
import { loadChunk } from './load-chunk.ts'

/** A page in a chunk of its own, fetched together with the words that it speaks. */
export const lazyPage = <Name extends string>(
  importPage: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
  ...words: Namespace[]
): RouteComponent =>
  lazyRouteComponent(async () => {
    const [page] = await Promise.all([loadChunk(importPage), loadWords(...words)])
    return { page: page[name] }
  }, 'page')
