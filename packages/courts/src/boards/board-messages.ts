export type BoardMessageKind =
  | 'mentioned'
  | 'passed-over'
  | 'items-later'
  | 'items-unexplained'
  | 'court-time'
  | 'matters-adjourned'
  | 'presence-required'

export interface BoardMessage {
  text: string
  kind: BoardMessageKind | null
  items: string[]
}

const kinds: [RegExp, BoardMessageKind][] = [
  [/\bpresence\b.*\brequired\b|\brequired in (?:the )?court\b/i, 'presence-required'],
  [/\bpass(?:ed)?[- ]?over\b/i, 'passed-over'],
  [/\b(?:adjourned|not (?:be )?(?:taken|heard)|deferred|re-?notified)\b/i, 'matters-adjourned'],
  [/\bmention(?:ed|ing)?\b/i, 'mentioned'],
  [/\bcourt\b.*\b(?:will|shall|to) (?:sit|assemble|commence|start|resume|rise)\b/i, 'court-time'],
]
const later =
  /\b(?:will|shall|to) be (?:taken|called|heard)|\bafter (?:break|lunch|recess)|\bat \d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m|p\.m)/i
const item = /\d+(?:\.\d+)?(?:\([A-Z]\))?(?:\s*(?:-|to)\s*\d+(?![\d:]))?/gi

export function readBoardMessage(text: string): BoardMessage {
  const items = itemsIn(text)
  const named = kinds.find(([pattern]) => pattern.test(text))?.[1]
  const kind =
    named ??
    (later.test(text)
      ? items.length > 0
        ? 'items-later'
        : 'court-time'
      : items.length > 0
        ? 'items-unexplained'
        : null)
  return { text, kind, items: kind === 'presence-required' ? [] : items }
}

function itemsIn(text: string): string[] {
  const plain = text
    .replace(/\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g, ' ')
    .replace(/\b\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?|o'?clock)/gi, ' ')
    .replace(/\bcourt\s*(?:no\.?|room)\s*:?\s*\d+/gi, ' ')
  return [...plain.matchAll(item)].map(([found]) => found.replace(/\s/g, ''))
}
