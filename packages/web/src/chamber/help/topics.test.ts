import words from '@peshi/contract/platform/locales/en/help.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { features } from '../../app/features.ts'
import { actionsOf } from '../../platform/features/feature.ts'
import { findTopic, topicOfPath, whatsNew } from './topics.ts'

describe('help', () => {
  it('every page in the menus of a chamber has a help topic', () => {
    const pages = actionsOf(features).flatMap((action) =>
      action.kind === 'page' && action.role !== 'client' ? [action.to] : [],
    )
    expect(pages.filter((path) => findTopic(path) === null)).toEqual([])
  })

  it('every help topic and every news entry has a text, and every text is used', () => {
    expect(Object.keys(words.topic).toSorted()).toEqual([...new Set(Object.values(topicOfPath))].toSorted())
    expect(Object.keys(words.new)).toEqual(whatsNew.map(({ key }) => key))
  })

  it('the longest matching topic path gives a page’s help topic', () => {
    expect(findTopic('/dashboard/matters')).toBe('matters')
    expect(findTopic('/dashboard/matters/matter-preview/1')).toBe('matter')
    expect(findTopic('/dashboard/mattersome')).toBeNull()
  })
})
