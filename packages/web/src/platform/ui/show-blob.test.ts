import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBlob } from './show-blob.ts'

const link = { href: '', download: '', click: vi.fn() }
const tab = { location: { href: '' }, close: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(link, { href: '', download: '' })
  tab.location.href = ''
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('window', { open: () => tab })
  vi.clearAllMocks()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['matters-2026-11-24.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['matters-2026-11-24.csv', 'text/csv; charset=utf-8'],
  ['orders.zip', 'application/zip'],
])('the file %s is saved under its name and leaves no empty tab', async (name, type) => {
  await showBlob(async () => new File(['x'], name, { type }))
  expect(tab.close).toHaveBeenCalledOnce()
  expect(link.download).toBe(name)
  expect(link.click).toHaveBeenCalledOnce()
})

test('a PDF is shown in the tab', async () => {
  await showBlob(async () => new File(['x'], 'matters.pdf', { type: 'application/pdf' }))
  expect(tab.location.href).toMatch(/^blob:/)
  expect([tab.close.mock.calls.length, link.click.mock.calls.length]).toEqual([0, 0])
})

test('a file whose request fails leaves no empty tab', async () => {
  await expect(showBlob(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(tab.close).toHaveBeenCalledOnce()
})
