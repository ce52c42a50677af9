import { clean } from '@peshi/contract/platform/cleaned'

const inFigures = new Set(['numeric', 'decimal', 'tel'])
const single = new Set(['text', 'search', 'email', 'tel', 'url', 'number'])

/** `room` is the number of characters that the field still takes. */
export function asField(field: Pick<HTMLInputElement, 'type' | 'inputMode'>, text: string, room: number): string {
  const isFigures = inFigures.has(field.inputMode) || field.type === 'tel' || field.type === 'number'
  const line = clean(isFigures ? 'number' : 'name', text)
  // Removes spaces and hyphens from a long value, because `226 001` would lose its last digit in a field for six
  // characters.
  return isFigures && line.length > room ? line.replace(/[ -]/g, '') : line
}

function pasteInto(event: ClipboardEvent): void {
  const field = event.target
  if (event.defaultPrevented || !(field instanceof HTMLInputElement) || !single.has(field.type)) return
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
  const room = field.maxLength < 0 ? Number.POSITIVE_INFINITY : field.maxLength - field.value.length + selected
  const line = asField(field, text, room)
  if (line === text.replace(/\s+/g, ' ').trim() && text.length <= room) return
  event.preventDefault()
  const fitting = line.slice(0, room)
  // `execCommand` is deprecated, but it lets the person undo the paste.
  if (document.execCommand?.('insertText', false, fitting)) return
  field.setRangeText(fitting, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export const cleanPastes = (): void => document.addEventListener('paste', pasteInto)
