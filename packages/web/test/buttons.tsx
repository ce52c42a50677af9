// Renders pages as each role, and as a person who may only read, and compares their buttons with the abilities.

import { type Ability, abilitiesFor, Subject, usualSwitches } from '@peshi/contract/platform/abilities'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { endpoints } from '@peshi/contract/registry'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { features } from '../src/app/features.ts'
import { router } from '../src/app/router.tsx'
import { loadFeatures, provideFeatures } from '../src/platform/features/feature.ts'
import { renderApp } from './render-app.tsx'
import { answersWith, sampleId } from './sample-replies.ts'

interface Page {
  /** As in the table of routes, and a search where one is needed. */
  at: string
  /** Differences from the sample replies of the contract, by the name of the endpoint. */
  replies?: Record<string, object>
  /**
   * Each button that changes something, with the names of the endpoints of which the person must be able to call at
   * least one. An item of a menu begins with `… `.
   */
  buttons: Record<string, string | readonly string[]>
}

const onlyReads: Ability[] = Subject.options.map((subject) => ({ action: 'read', subject }))
const owner = abilitiesFor('owner', usualSwitches)
const people: Record<string, readonly Ability[]> = {
  owner,
  advocate: abilitiesFor('advocate', usualSwitches),
  clerk: abilitiesFor('clerk', usualSwitches),
  'advocate who sees money': abilitiesFor('advocate', { ...usualSwitches, advocates_see_money: true }),
  billing: abilitiesFor('billing', usualSwitches),
  'a person who may only read': onlyReads,
}

const nameOfSwitch = ({ id }: HTMLElement) =>
  document.querySelector(`label[for="${id}"] .mantine-Switch-label`)?.textContent
/** The name without the signs around a person's name, which keep its direction. */
const nameOf = (one: HTMLElement) =>
  ((one.getAttribute('aria-label') ?? one.textContent) || nameOfSwitch(one) || '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trim()

/** A list to choose from must not have an option twice. */
const oneCourt = { highCourts: [], districtCourts: [], tribunalsCourts: [] }

function routeOf(at: string) {
  const [path = ''] = at.split('?')
  const route = router.routesByPath[path as keyof typeof router.routesByPath]
  if (!route) throw new Error(`There is no page ${path}`)
  return { path, ...route.options }
}

async function open({ at, replies = {} }: Page, ability: readonly Ability[]): Promise<Set<string>> {
  const { path, component, staticData = {}, validateSearch } = routeOf(at)
  const Content = component as React.ComponentType & { preload?: () => Promise<void> }
  await Content.preload?.()
  const { client } = await renderApp(<Content />, {
    ability,
    answers: answersWith({ allCourts: oneCourt, ...replies }),
    pages: { [`/shell${path}`]: staticData },
    validateSearch,
    at: `/shell${at.replaceAll(/\$\w+/g, sampleId)}`,
  })
  const isReady = () => client.isFetching() === 0 && document.querySelector('[aria-busy=true]') === null
  await waitFor(() => expect(isReady()).toBe(true), { timeout: 20_000 })
  await vi.dynamicImportSettled()
  await waitFor(() => expect(isReady()).toBe(true), { timeout: 20_000 })
  expect(screen.queryByText('Something went wrong!')).toBeNull()
  const shown = new Set(
    (['button', 'link', 'switch'] as const).flatMap((role) => screen.queryAllByRole(role)).map(nameOf),
  )
  for (const menu of document.querySelectorAll('button[aria-haspopup=menu]')) fireEvent.click(menu)
  await waitFor(() => expect(isReady()).toBe(true), { timeout: 20_000 })
  for (const item of screen.queryAllByRole('menuitem')) shown.add(`… ${nameOf(item)}`)
  cleanup()
  return shown
}

function isMet(ability: readonly Ability[], name: string): boolean {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`There is no endpoint ${name}`)
  return endpoint.can === undefined || isAllowed(ability, ...endpoint.can)
}

/** The menu of `ShareMenu`. */
export const share = {
  Share: 'setShares',
  '… Copy': 'setShares',
  '… E-mail to name': 'setShares',
  '… WhatsApp to name': 'setShares',
}

/** The buttons above each tab of a matter. */
export const aboveMatter = {
  Edit: 'editTitle',
  Outcome: 'recordOutcome',
  'Refreshread 10 days ago': 'updateFromFind',
  '… Delete': 'deleteMatter',
}

export const testButtons = (pages: Record<string, Page>) =>
  describe.each(Object.entries(pages))('on the page of %s', (_page, page) => {
    const { resource = 'Auth', action = 'read' } = routeOf(page.at).staticData ?? {}
    const visitors = Object.entries(people).filter(([, ability]) => isAllowed(ability, action, resource))
    const names = Object.keys(page.buttons)
    const seen = new Map<readonly Ability[], Set<string>>()

    beforeAll(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T06:00:00Z') })
      provideFeatures(async () => features)
      return loadFeatures()
    })
    afterAll(() => vi.useRealTimers())

    test.each(visitors)('%s sees the buttons of the calls that this person may make', async (_name, ability) => {
      seen.set(ability, await open(page, ability))
      const mayPress = (name: string) => [page.buttons[name] ?? []].flat().some((call) => isMet(ability, call))
      expect(names.filter((name) => seen.get(ability)?.has(name))).toEqual(names.filter(mayPress))
    })

    test('the buttons of the owner that a reader lacks are the named ones', async () => {
      const ofReader = seen.get(onlyReads) ?? (await open(page, onlyReads))
      const more = [...(seen.get(owner) ?? [])].filter((name) => !ofReader.has(name))
      expect(more.toSorted()).toEqual(names.toSorted())
    })
  })
