import type { Element } from 'domhandler'
import { listElements, type Place, placeOf, without } from './html.ts'
import { htmlLayers, type Json, jsonLayers, type Layer } from './layers.ts'

export interface Mutation {
  what: string
  text: string
}

export function deleteLandmark(text: string, landmark: string): Mutation[] {
  const mutations = [
    { what: `without the text ${landmark}`, text: text.replaceAll(landmark, '') },
    ...htmlLayers(text).flatMap((layer) => deleteElements(layer, landmark)),
  ]
  return mutations.filter((mutation) => mutation.text !== text)
}

function deleteElements({ content, put }: Layer<string>, landmark: string): Mutation[] {
  const carriers = findCarriers(content, landmark)
  const rows = [...new Set(carriers.flatMap((element) => enclosingRow(element) ?? []))]
  return [...pick(carriers, 'element'), ...pick(rows, 'row')].map(({ what, places }) => ({
    what: `without ${what} of ${landmark}`,
    text: put(without(content, places)),
  }))
}

function pick(elements: Element[], name: string): { what: string; places: Place[] }[] {
  const places = elements.flatMap((element) => placeOf(element) ?? [])
  const single = places.slice(0, 4).map((place, index) => ({ what: `${name} ${index + 1}`, places: [place] }))
  return places.length < 2 ? single : [...single, { what: `every ${name}`, places }]
}

function findCarriers(html: string, landmark: string): Element[] {
  const elements = listElements(html).filter((element) => {
    const place = placeOf(element)
    return place !== null && html.slice(place.from, place.to).includes(landmark)
  })
  return elements.filter((element) => {
    const tag = element.sourceCodeLocation?.startTag
    if (tag && html.slice(tag.startOffset, tag.endOffset).includes(landmark)) return true
    return !elements.some((inner) => isAround(element, inner))
  })
}

function isAround(outer: Element, inner: Element): boolean {
  for (let node = inner.parent; node !== null; node = node.parent) if (node === outer) return true
  return false
}

function enclosingRow(element: Element): Element | null {
  for (let node: Element['parent'] = element; node !== null; node = node.parent)
    if ('name' in node && (node.name === 'tr' || node.name === 'li')) return node
  return null
}

export function changeKeys(text: string): Mutation[] {
  return jsonLayers(text).flatMap(({ content, put }) =>
    listKeys(content).flatMap(({ path, key }) => [
      { what: `without the key ${path}.${key}`, text: put(withKey(content, path, key, null)) },
      { what: `with the key ${path}.${key} renamed`, text: put(withKey(content, path, key, `zzzz_${key.length}`)) },
    ]),
  )
}

export function listKeys(value: Json, path = ''): { path: string; key: string }[] {
  const found = new Map<string, { path: string; key: string }>()
  const visit = (inner: Json, at: string) => {
    if (Array.isArray(inner)) for (const item of inner) visit(item, `${at}[]`)
    else if (inner !== null && typeof inner === 'object') {
      for (const [key, item] of Object.entries(inner)) {
        found.set(`${at}.${key}`, { path: at, key })
        visit(item, `${at}.${key}`)
      }
    }
  }
  visit(value, path)
  return [...found.values()]
}

function withKey(value: Json, path: string, key: string, renamed: string | null, at = ''): Json {
  if (Array.isArray(value)) return value.map((item) => withKey(item, path, key, renamed, `${at}[]`))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, item]): [string, Json][] => {
    if (at !== path || name !== key) return [[name, withKey(item, path, key, renamed, `${at}.${name}`)]]
    return renamed === null ? [] : [[renamed, item]]
  })
  return Object.fromEntries(entries)
}
