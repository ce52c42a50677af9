export function listDifferences(expected: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [differ(path, expected, actual)]
    if (actual.length !== expected.length) return [differ(`${path}.length`, expected.length, actual.length)]
    return expected.flatMap((value, index) => listDifferences(value, actual[index], `${path}[${index}]`))
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [differ(path, expected, actual)]
    return Object.entries(expected)
      .filter(([key]) => key !== 'note')
      .flatMap(([key, value]) => listDifferences(value, actual[key], `${path}.${key}`))
  }
  return Object.is(expected, actual) ? [] : [differ(path, expected, actual)]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const differ = (path: string, expected: unknown, actual: unknown) =>
  `${path.replace(/^\./, '')}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(actual)?.slice(0, 300)}`
