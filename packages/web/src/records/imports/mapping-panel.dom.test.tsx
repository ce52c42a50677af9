import { ImportId } from '@peshi/contract/platform/ids'
import type { Import } from '@peshi/contract/records/imports'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { MappingPanel } from './mapping-panel.tsx'

const file: Import = {
  _id: ImportId.parse('01900000-0000-7000-8000-0000000000c1'),
  file_name: 'cases.xlsx',
  format: 'xlsx',
  is_cnr_list: false,
  unused_sheets: [],
  unused_rows: [],
  filled: [],
  state: 'mapping',
  columns: ['Case No', 'Next Date', 'NDOH'],
  mapping: { case: 0 },
  next_date_columns: [1, 2],
  is_remembered: false,
  rows: 0,
  conflicts: 0,
  problem: null,
  created_by: null,
  counts: { read: 0, ready: 0, 'by-hand': 0, duplicate: 0, faulty: 0, asked: 0, done: 0, failed: 0 },
  options: { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' },
  created_at: '2026-11-20T04:00:00.000Z',
  started_at: null,
  finished_at: null,
  undone_at: null,
}

test('of several columns of next dates, the person is told to choose one', async () => {
  const { user } = await renderApp(<MappingPanel one={file} />, { role: 'owner' })
  await screen.findByText(/Several columns may be the next date: .*Next Date.*, .*NDOH/)
  await user.selectOptions(screen.getByLabelText('Field for “NDOH”'), 'next_date')
  expect(screen.queryByText(/Several columns/)).toBeNull()
})
