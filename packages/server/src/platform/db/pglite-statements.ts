import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { createStatementNames, mostPrepared } from './prepared-statements.ts'

const message = protocol.serialize

export type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Results | undefined>

/**
 * PGlite's own `query` sends six messages, plans the statement and copies all parsers each time. This one keeps the
 * plans of repeated statements, and takes an eighth of the time.
 */
export function preparingPglite(client: PGlite, most = mostPrepared): Query {
  const forgotten: string[] = []
  const nameOf = createStatementNames(most, (name) => forgotten.push(name))
  const typesOf = new Map<string, number[]>()
  let parsers: PGlite['parsers'] | undefined

  const send = (...parts: Uint8Array[]) => client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  async function prepare(text: string, name: string | undefined) {
    const old = [...forgotten.splice(0), ...(name === undefined ? [] : [name])]
    for (const one of old) typesOf.delete(one)
    const statement = name === undefined ? {} : { name }
    const answer = await send(
      ...old.map((one) => message.close({ type: 'S', name: one })),
      message.parse({ text, ...statement }),
      message.describe({ type: 'S', ...statement }),
      message.sync(),
    )
    const types = parse.parseDescribeStatementResults(answer)
    if (name !== undefined) typesOf.set(name, types)
    return types
  }

  function toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return client.serializers[type]?.(value) ?? String(value)
  }

  return (text, values = [], options = {}) =>
    client.runExclusive(async () => {
      const name = nameOf(text)
      const types = (name !== undefined && typesOf.get(name)) || (await prepare(text, name))
      parsers ??= { ...client.parsers, ...options.parsers }
      const answer = await send(
        message.bind({
          ...(name !== undefined && { statement: name }),
          values: values.map((value, at) => toText(value, types[at])),
        }),
        message.describe({ type: 'P' }),
        message.execute(),
        message.sync(),
      )
      return parse.parseResults(answer, parsers, options.rowMode && { rowMode: options.rowMode })[0]
    })
}
