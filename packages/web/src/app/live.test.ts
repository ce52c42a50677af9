import { EventType, familyOf } from '@peshi/contract/platform/events'
import { expect, test } from 'vitest'
import { activityFeature } from '../chamber/activity/activity.feature.ts'
import { features } from './features.ts'

/** Their events always name the matter, so that `onMatter` refetches their data. */
const ofMatter = ['case', 'order', 'share', 'client-message', 'client-note']

/** Browsers do not hear them. */
const ofCourts = ['list']

test('every event refetches something beside the activity log', () => {
  const others = features.filter((feature) => feature !== activityFeature)
  const heard = new Set(others.flatMap(({ live = {} }) => Object.keys(live)))
  const unheard = new Set(EventType.options.map(familyOf).filter((family) => !heard.has(family)))
  expect([...unheard].toSorted()).toEqual([...ofMatter, ...ofCourts].toSorted())
})
