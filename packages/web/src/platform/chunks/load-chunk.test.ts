import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noteNetwork } from '../api/network.ts'
import { memoryStorage } from '../storage/memory-storage.fixture.ts'
import { ChunkError, loadChunk } from './load-chunk.ts'

const missing = (part = 'x-1a2b') =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: /assets/${part}.js`))
const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'build-a' }) })
  noteNetwork(true)
})

describe('loading a chunk', () => {
  it('an available chunk is loaded', async () => {
    expect(await loadChunk(() => Promise.resolve({ page: 1 }))).toEqual({ page: 1 })
  })

  it('the first missing chunk after a deploy reloads the page, and the next one shows an error', async () => {
    loadChunk(() => missing())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loadChunk(() => missing())).rejects.toBeInstanceOf(ChunkError)
    await expect(loadChunk(() => missing('y-3c4d'))).rejects.toBeInstanceOf(ChunkError)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a missing chunk after another deploy reloads the page again', async () => {
    loadChunk(() => missing())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    vi.stubGlobal('document', { querySelector: () => ({ content: 'build-b' }) })
    loadChunk(() => missing())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('without a network, a missing chunk does not reload the page', async () => {
    noteNetwork(false)
    await expect(loadChunk(() => missing())).rejects.toBeInstanceOf(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loading a chunk fails after 120 seconds, and not before', async () => {
    vi.useFakeTimers()
    const failed = vi.fn()
    loadChunk(() => new Promise(() => undefined)).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.any(ChunkError))
    vi.useRealTimers()
  })

  it('an error inside a chunk does not count as a missing chunk', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
    expect(reload).not.toHaveBeenCalled()
  })
})
