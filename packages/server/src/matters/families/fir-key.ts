/**
 * `P.S. Hazratganj`, `0123`, 2024 gives `HAZRATGANJ|123/2024`. Null if the police station or the number is missing. The
 * database function `fir_key` must return the same key.
 */
export function firKey(policeStation: string, number: string, year: number): string | null {
  const station = policeStation
    .toUpperCase()
    .replace(/^\s*(?:P\.?\s?S\.?|THANA|POLICE STATION)(?:\s+|:)/, '')
    .replace(/[\s.,:()/-]+/g, '')
  const digits = /0*([1-9][0-9]*)/.exec(number)?.[1]
  return station === '' || digits === undefined ? null : `${station}|${digits}/${year}`
}
