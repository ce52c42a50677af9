import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { type Edit, sendEdit } from './edit.ts'

interface Fields {
  name: string
  mobile: string | null
  names: string[]
}
type Client = Fields & { version: number }

const start: Client = { version: 1, name: 'Ram', mobile: '1', names: ['A'] }
const fieldsOf = ({ name, mobile, names }: Client): Fields => ({ name, mobile, names })
const by = { _id: 'p1' as never, name: 'Asha' }

/** A server that has `record` and refuses changes of another version. */
function server(record: Client) {
  let now = record
  const send = vi.fn(async ({ version, ...changes }: Partial<Fields> & { version?: number }) => {
    if (version !== undefined && version !== now.version)
      throw new ApiError('', { status: 409, code: 'changed-meanwhile', changed: { now, by, at: null } })
    now = { ...now, ...changes, version: now.version + 1 }
    return { data: now }
  })
  return { send, now: () => now }
}

const edit = (fields: Fields, send: Edit<Client, Fields, unknown>['send']): Edit<Client, Fields, unknown> => ({
  seen: { version: 1, fields: fieldsOf(start) },
  fields,
  fieldsOf,
  send,
})

const refuse = vi.fn(async () => null)

describe('an edit', () => {
  it('sends only the changed fields with the version that the person saw', async () => {
    const { send } = server(start)
    await sendEdit(edit({ ...fieldsOf(start), mobile: '2' }, send), refuse)
    expect(send.mock.calls).toEqual([
      [
        { mobile: '2', version: 1 },
        { ...fieldsOf(start), mobile: '2' },
      ],
    ])
  })

  it('without a change sends nothing', async () => {
    const { send } = server(start)
    expect(await sendEdit(edit(fieldsOf(start), send), refuse)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps what somebody else changed in other fields, without a question', async () => {
    const { send, now } = server({ ...start, version: 2, names: ['A', 'B'] })
    await sendEdit(edit({ ...fieldsOf(start), mobile: '2' }, send), refuse)
    expect(now()).toEqual({ ...start, version: 3, names: ['A', 'B'], mobile: '2' })
    expect(refuse).not.toHaveBeenCalled()
  })

  it('asks about a field that both changed, and sends what the person chooses', async () => {
    const changed = { ...fieldsOf(start), name: 'Shyam', mobile: '2' }
    const theirs = { ...start, version: 2, name: 'Mohan', mobile: '3' }
    const { send, now } = server(theirs)
    const choose = vi.fn(async () => new Set(['name' as const]))
    await sendEdit(edit(changed, send), choose)
    expect(choose).toHaveBeenCalledWith({
      names: ['name', 'mobile'],
      version: 2,
      mine: { name: 'Shyam', mobile: '2' },
      now: fieldsOf(theirs),
      by,
      at: null,
    })
    expect(now()).toEqual({ ...start, version: 3, name: 'Mohan', mobile: '2' })
  })

  it('that the person does not decide is refused, and changes nothing', async () => {
    const { send, now } = server({ ...start, version: 2, mobile: '3' })
    const sending = sendEdit(edit({ ...fieldsOf(start), mobile: '2' }, send), refuse)
    await expect(sending).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect(now().mobile).toBe('3')
  })

  it('that somebody else already made is not sent again', async () => {
    const { send } = server({ ...start, version: 2, mobile: '2' })
    expect(await sendEdit(edit({ ...fieldsOf(start), mobile: '2' }, send), refuse)).toBeNull()
    expect(send).toHaveBeenCalledTimes(1)
  })
})
