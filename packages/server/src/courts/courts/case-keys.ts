import { caseKey, typeKey } from '@peshi/contract/courts/case-key'
import { readCaseNumbers, usualType } from '@peshi/contract/courts/case-numbers'
import { namesOfTypes } from '@peshi/contract/courts/written-case'
import type { CourtId } from '@peshi/contract/platform/ids'
import { allahabadCaseTypes } from '@peshi/courts/catalogue/allahabad-case-types'
import { sciCaseTypes } from '@peshi/courts/catalogue/sci-case-types'

export function keysOf(court: CourtId, printed: string): string[] {
  const keys = readCaseNumbers(printed, ownTypes(court)).numbers.flatMap(
    ({ kind, type, words, isSure, number, year }) => {
      if (kind === 'police' || kind === 'filing') return []
      const plain =
        kind === 'diary' ? ['DIARY'] : [type, ...(isSure ? [] : [words])].map((one) => typeKey(usualType(one)))
      const names = plain.flatMap((one) => spellingsOf(court, one)).flatMap((one) => [one, ...otherNames(court, one)])
      return names.flatMap((name) => caseKey(name, number, Number(year)) ?? [])
    },
  )
  return [...new Set(keys)]
}

/** Texts that name no case are compared by their letters and digits. */
export function isSamePrinted(court: CourtId, one: string, other: string): boolean {
  const others = keysOf(court, other)
  return keysOf(court, one).some((key) => others.includes(key)) || typeKey(one) === typeKey(other)
}

/** Courts spell `CONMT.PET.(C)` (contempt petition) in several ways. Gujarat prints `R/SCA` for a registered `SCA`. */
function spellingsOf(court: CourtId, type: string): string[] {
  const contempt = /^CON(?:M|TEMP)?T(?=PET|CAS|APP|P$|PC$|C$|CC$)(.*)/.exec(type)?.[1]
  if (contempt !== undefined) return [type, ...['CONT', 'CONMT', 'CONTEMPT'].map((begin) => begin + contempt)]
  const registered = court === 'hc-gujarat' ? /^R?([A-Z]+)$/.exec(type)?.[1] : undefined
  return registered === undefined ? [type] : [...new Set([type, registered, `R${registered}`])]
}

const namesOf = (types: readonly { short: string; title: string }[]) => {
  const names = new Map<string, string[]>()
  for (const { short, title } of types) {
    // Courts sometimes print `Application u/s 482 (CrPC)` without `(CrPC)`.
    const all = [short, title, title.replace(/ \((?:CrPC|BNSS)\)$/i, '')].map(typeKey)
    for (const name of all) names.set(name, [...(names.get(name) ?? []), ...all.filter((other) => other !== name)])
  }
  return names
}

const indexTypes = (types: readonly { short: string; title: string }[]) => ({
  written: namesOfTypes(types),
  names: namesOf(types),
})
const allahabad = indexTypes(allahabadCaseTypes)
const byCourt: Record<string, ReturnType<typeof indexTypes>> = {
  sci: indexTypes(sciCaseTypes),
  'hc-allahabad': allahabad,
  'hc-lucknow': allahabad,
}

export const ownTypes = (court: CourtId): readonly string[] => byCourt[court]?.written ?? []

const otherNames = (court: CourtId, type: string) => byCourt[court]?.names.get(type) ?? []
