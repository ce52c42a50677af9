import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { tag } from '../views/matter-lists.schema.ts'
import { tagsRoutes } from './tags.routes.ts'
import { createTags } from './tags.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    tags: ReturnType<typeof createTags>
  }
}

export const tagsFeature: Feature = {
  services: { tags: createTags },
  routes: [tagsRoutes],
  subjects: { tag: labelledBy(tag, tag.name) },
}
