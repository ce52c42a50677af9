import type { MatterDetail } from '@peshi/contract/matters/matters'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../test/render-app.tsx'
import { loadWords } from '../../../platform/i18n/i18n.ts'
import { PartiesPanel } from './parties-panel.tsx'

const beside = { petitioner: { own: null }, respondent: { own: null } }

test('the sections of a criminal code have their counterparts under the act, other acts have none', async () => {
  await loadWords('matters')
  const acts = [
    { act: 'INDIAN PENAL CODE, 1860', section: '498-A,377' },
    { act: 'DOWRY PROHIBITION ACT, 1961', section: '3,4' },
  ]
  await renderApp(
    <PartiesPanel
      matter={{ beside } as MatterDetail}
      record={{ petitioners: [], respondents: [], acts } as unknown as NonNullable<MatterDetail['record']>}
    />,
  )
  await screen.findByText('INDIAN PENAL CODE, 1860, 498-A,377')
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    '498A → BNS 85, 86 one section became several',
    'IPC 377 left out of the new code',
  ])
})
