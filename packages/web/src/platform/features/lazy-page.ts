import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../chunks/load-chunk.ts'
import { loadNeeds, type Need } from './load-needs.ts'

export const lazyPage = <Name extends string>(
  importPage: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
  ...needs: Need[]
): RouteComponent =>
  lazyRouteComponent(async () => {
    const [page] = await Promise.all([loadChunk(importPage), loadNeeds(needs)])
    return { page: page[name] }
  }, 'page')
