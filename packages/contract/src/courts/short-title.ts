const longest = 45
/** Begins what a court prints after a party's name. */
const addition =
  /\s(?:through|thr(?:u|o)?\.?|th\.|rep(?:resented|\.)? by|[sdwc]\/o\.?|(?:son|daughter|wife) of|द्वारा|पुत्र|पुत्री|पत्नी|بذریعہ)\s/i
const others = /\s(?:and|&|एवं|व|اور)\s+(?:\d+\s+)?(?:others|another|ors\.?|anr\.?|अन्य|دیگر)$/i

/** Shortens each party of `A v. B`, so that a long first party does not hide the second one. */
export function shortTitle(title: string): string {
  const sides = title.split(' v. ')
  return sides.length === 2 ? sides.map(shortParty).join(' v. ') : title
}

function shortParty(party: string): string {
  if (party.length <= longest) return party
  const rest = others.exec(party)?.[0] ?? ''
  const name = party.slice(0, party.length - rest.length)
  const [own = name] = name.split(addition)
  return `${own.length > longest ? `${own.slice(0, longest + 1).replace(/\s\S*$/, '')}…` : own}${rest}`
}
