/**
 * HTML or JSON at any depth of a reply, e.g. JSON in a string of JSON. `put` returns the reply with new content at this
 * place.
 */
export interface Layer<T> {
  content: T
  put: (content: T) => string
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export function jsonLayers(text: string): Layer<Json>[] {
  const content = readJson(text)
  if (content === undefined) return []
  const put = (changed: Json) => JSON.stringify(changed)
  const inner = listStrings(content).flatMap(({ string, replace }) =>
    jsonLayers(string).map((layer) => ({ ...layer, put: (changed: Json) => put(replace(layer.put(changed))) })),
  )
  return [{ content, put }, ...inner]
}

export function htmlLayers(text: string): Layer<string>[] {
  const json = readJson(text)
  if (json === undefined) return /<[a-z]/i.test(text) ? [{ content: text, put: (changed) => changed }] : []
  return listStrings(json).flatMap(({ string, replace }) =>
    htmlLayers(string).map((layer) => ({
      ...layer,
      put: (changed: string) => JSON.stringify(replace(layer.put(changed))),
    })),
  )
}

function readJson(text: string): Json | undefined {
  const start = text.replace(/^\uFEFF/, '').trim()
  if (!/^[[{]/.test(start)) return undefined
  try {
    return JSON.parse(start)
  } catch {
    return undefined
  }
}

function listStrings(value: Json): { string: string; replace: (string: string) => Json }[] {
  if (typeof value === 'string') return [{ string: value, replace: (string) => string }]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      listStrings(item).map(({ string, replace }) => ({ string, replace: (next) => value.with(index, replace(next)) })),
    )
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    listStrings(item).map(({ string, replace }) => ({
      string,
      replace: (next) => ({ ...value, [key]: replace(next) }),
    })),
  )
}
