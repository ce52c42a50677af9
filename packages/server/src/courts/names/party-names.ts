/** `and 3 others`, `& Ors.`, `etc.`: people without a name. */
const others = /[\s,]*(?:&|\band\b)?\s*(?:\d+\s*)?(?:\b(?:ors|anr|others?|another)\b\.?|\betc\b\.?).*$/i
/** What follows says whose child, through whom, or where: it is another's name, or no name. */
const descent =
  /[\s,]*\b(?:s\/o|d\/o|w\/o|c\/o|r\/o|son of|daughter of|wife of|widow of|resident of|through|thru|by its|represented by)\b.*$/i
/** An alias stands behind one of these. */
const aliasMark = /\s*(?:@|\balias\b|\ba\.?k\.?a\.?\b|उर्फ)\s*/i
const numbering = /^\s*(?:\(?\d{1,3}[.)]\s*)/
const company =
  /\b(?:m\/s\.?|messrs\.?|pvt\.?|private|ltd\.?|limited|llp|inc\.?|co\.?|company|corporation|corpn\.?|india)(?=[\s,.)]|$)/gi

/** The names within what a court writes for a party: `Ram Singh @ Pappu S/o Hari and 2 others` → Ram Singh, Pappu. */
export function namesIn(party: string): string[] {
  const plain = party.replace(numbering, '').replace(descent, '').replace(others, '')
  const names = plain.split(aliasMark).map((name) => name.replace(/\s+/g, ' ').trim())
  const found = [...new Set(names.filter((name) => name !== ''))]
  return found.length > 0 ? found : [party.trim()].filter(Boolean)
}

/** Names that a client goes by: as they are written, and what they name. */
export const namesOfClient = (written: readonly string[]): string[] => [
  ...new Set(written.flatMap((name) => [name, ...namesIn(name)])),
]

/** A name without what every company has in its name. All of it where nothing else is left. */
export function withoutCompanyWords(name: string): string {
  const left = name.replace(company, ' ').replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(left) ? left : name
}
