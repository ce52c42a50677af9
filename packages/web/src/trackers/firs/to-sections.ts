import { readSectionLine } from '@peshi/contract/matters/criminal-sections'

/** For example `BNS 318(4), 61(2); POCSO 8`. */
export const toSections = (line: string) =>
  line
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => readSectionLine(part.replace(/^(.*?\p{L}[.)]?)\s+(?=\d)/u, '$1 - ')))
