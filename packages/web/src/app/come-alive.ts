/**
 * An effect of every page that the build draws: React has taken over what stands there, so it may be used. Before, a
 * form that is sent would be sent by the browser itself.
 */
export function comeAlive(): void {
  tellFilled()
  const root = document.getElementById('root')
  if (root) root.inert = false
}

/** What the browser filled in while the page was only drawn is told to its form as if it were typed now. */
function tellFilled(): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const field of document.querySelectorAll<HTMLInputElement>('form input')) {
    const { value } = field
    if (value === '' || value === field.defaultValue) continue
    // React hears of a change only where a field holds something else than it last saw there.
    field.value = ''
    setValue?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
