import { IconNews } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'

export const newsFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-news',
      order: 260,
      label: 'nav.news',
      icon: IconNews,
      to: '/news',
      can: ['read', 'News'],
      section: 'person',
    },
  ],
}
