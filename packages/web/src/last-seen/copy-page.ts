/** Nothing of it is waited for, and nothing in it failed. */
export const isFilled = (page: Element): boolean =>
  page.querySelector('h1') !== null &&
  page.querySelector('.mantine-Skeleton-root, [aria-busy="true"], [data-failed]') === null

/** What the first screen of a page shows, as HTML without anything that works, names of elements, or secrets. */
export function copyPage(page: Element): string {
  const copy = page.cloneNode(true) as Element
  writeChoices(page, copy)
  keepFirstScreen(page, copy)
  for (const element of copy.querySelectorAll('[id]:not(svg *), [autofocus]')) {
    element.removeAttribute('id')
    element.removeAttribute('autofocus')
  }
  // The policy allows no styles in attributes: the first script sets them.
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  // Keys and links that open something are shown in such fields.
  for (const field of copy.querySelectorAll('input[readonly], input[type="password"]')) field.removeAttribute('value')
  for (const part of copy.querySelectorAll('script, iframe, object, embed, video, canvas, img')) part.remove()
  return copy.innerHTML
}

/** What was chosen stands in no attribute. */
function writeChoices(shown: Element, copy: Element): void {
  const [options, inputs] = [copy.querySelectorAll('option'), copy.querySelectorAll('input')]
  for (const [at, option] of shown.querySelectorAll('option').entries())
    options[at]?.toggleAttribute('selected', option.selected)
  for (const [at, input] of shown.querySelectorAll('input').entries())
    inputs[at]?.toggleAttribute('checked', input.checked)
}

function keepFirstScreen(shown: Element, copy: Element): void {
  const twins = [...copy.children]
  for (const [at, child] of [...shown.children].entries()) {
    const top = child.getBoundingClientRect().top + window.scrollY
    if (top <= window.innerHeight || getComputedStyle(child).position === 'fixed')
      keepFirstScreen(child, twins[at] as Element)
    else twins[at]?.remove()
  }
}
