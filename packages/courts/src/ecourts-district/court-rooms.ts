import type { CourtOption } from '../connector.ts'

export function roomWords({ code, label }: CourtOption): { number: string; words: string } {
  const [, number, words] = /^\s*0*(\d+)\s*[-.,:]?\s*(.*)$/.exec(label) ?? []
  return { number: number ?? code, words: (words ?? label).trim() }
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * Finds the courtroom by the words in `written`. If these do not fit exactly one courtroom, the number in `written`
 * decides. Null if this number does not decide either.
 */
export function findCourtRoom(written: string, rooms: readonly CourtOption[]): CourtOption | null {
  const { number, words } = roomWords({ code: '', label: written })
  const wanted = plain(words)
  const isNamed = (room: CourtOption) => {
    const own = plain(roomWords(room).words)
    return own !== '' && (own.includes(wanted) || wanted.includes(own))
  }
  const named = wanted === '' ? [] : rooms.filter(isNamed)
  if (named.length === 1) return named[0] ?? null
  const numbered = (named.length > 0 ? named : rooms).filter((room) => roomWords(room).number === number)
  return numbered.length === 1 ? (numbered[0] ?? null) : null
}
