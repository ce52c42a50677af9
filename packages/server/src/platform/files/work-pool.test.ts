import { describe, expect, test } from 'vitest'
import { StillQueued } from '../errors.ts'
import { createWorkPool, type Turn } from './work-pool.ts'

function pool(processes = 2, patienceMs = 60_000) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const made = createWorkPool({ processes, mostInLine: 3, patienceMs })
  const put = (owner: string, name: string, more: Omit<Turn, 'owner'> = {}) => {
    const done = made.run({ owner, ...more }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
    // On a slow machine, work that a test leaves waiting may run out of patience.
    done.catch(() => undefined)
    return done
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function endNext() {
    ends.shift()?.()
    await settle()
    await settle()
  }
  return { made, begun, put, settle, endNext }
}

describe('a pool of worker processes', () => {
  test('a fixed number of jobs runs in parallel, and the chambers’ queues take turns', async () => {
    const { begun, put, settle, endNext } = pool()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void put('a', name)
    void put('b', 'b1')
    void put('c', 'c1')
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    for (let times = 0; times < 4; times++) await endNext()
    expect(begun.slice(2)).toEqual(['a3', 'b1', 'c1', 'a4'])
  })

  test('one process is reserved for people’s requests, even if background jobs are waiting', async () => {
    const { begun, put, settle } = pool()
    for (const name of ['x', 'y']) void put('courts', name, { inBackground: true })
    void put('a', 'person')
    await settle()
    expect(begun).toEqual(['x', 'person'])
  })

  test('background work begins in the order of its urgency, after people’s requests', async () => {
    const { begun, put, settle, endNext } = pool(1)
    void put('courts', 'first', { inBackground: true })
    void put('demo', 'demo', { inBackground: true, urgency: 'late' })
    void put('courts', 'order', { inBackground: true })
    void put('courts', 'opened order', { inBackground: true, urgency: 'awaited' })
    void put('a', 'document', { inBackground: true })
    void put('a', 'request')
    await settle()
    for (let times = 0; times < 5; times++) await endNext()
    expect(begun).toEqual(['first', 'request', 'opened order', 'document', 'order', 'demo'])
  })

  test('a job for a chamber’s full queue is refused with the number of jobs ahead', async () => {
    const { put } = pool(1)
    for (const name of ['1', '2', '3', '4']) void put('a', name)
    await expect(put('a', '5')).rejects.toThrow('In line: 4 before you.')
    void put('b', 'other chambers are not refused')
  })

  test('a job that waits too long reports that it is still in the queue', async () => {
    const { put } = pool(1, 10)
    void put('a', 'first')
    await expect(put('b', 'second')).rejects.toThrow(StillQueued)
  })

  test('a cancelled job leaves the queue, and a failed job frees its process', async () => {
    const { made, begun, put, settle, endNext } = pool(1)
    void put('a', 'first')
    const stop = new AbortController()
    const given = put('b', 'given up', { signal: stop.signal })
    stop.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    void put('c', 'last')
    await endNext()
    expect(begun).toEqual(['first', 'last'])
    await endNext()
    await expect(made.run({ owner: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    void put('a', 'after')
    await settle()
    expect(begun.at(-1)).toBe('after')
  })
})
