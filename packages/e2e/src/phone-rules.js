// Runs in the tested page. Lists where the page breaks the rules for phones.
;(() => {
  const thumb = 44
  const controls = [
    'a[href]',
    'button',
    'input',
    'select',
    'textarea',
    'summary',
    '[contenteditable="true"]',
    ...['button', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch', 'link'].map((role) => `[role="${role}"]`),
  ].join()
  const unseen = (element) =>
    element.getClientRects().length === 0 ||
    getComputedStyle(element).visibility !== 'visible' ||
    element.closest('[inert], [aria-hidden="true"], [disabled]') !== null

  /** A link inside a sentence may be smaller than `thumb`. */
  function isInSentence(element) {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement
    return around.textContent.trim().length > element.textContent.trim().length
  }

  const whole = (element) =>
    element.closest('label') || (element.matches('[type=checkbox], [type=radio]') && element.labels[0]) || element
  const tell = (element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.innerText ?? element.name ?? '').trim().slice(0, 40)}” ${element.className.toString().slice(0, 60)}`

  function listSmall() {
    const small = []
    for (const element of document.querySelectorAll(controls)) {
      if (unseen(element) || isInSentence(element)) continue
      const target = whole(element)
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = target.getBoundingClientRect()
      // Elements above the page are only for the keyboard, such as a link to the main content.
      if (width === 0 || height === 0 || top + height <= 0) continue
      const [x, y] = [left + width / 2, top + height / 2]
      // One pixel less, because positions are rounded.
      const reach = thumb / 2 - 1
      const isOurs = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === element)
      }
      const [isHigh, isWide] = [
        height >= thumb - 0.5 || (isOurs(0, -reach) && isOurs(0, reach)),
        width >= thumb - 0.5 || (isOurs(-reach, 0) && isOurs(reach, 0)),
      ]
      if (!isHigh || !isWide) small.push(`${Math.round(width)} × ${Math.round(height)}: ${tell(element)}`)
    }
    return [...new Set(small)]
  }

  /** Lists style rules that show an element only under the mouse. A phone has no mouse. */
  function listHoverOnly() {
    const found = []
    const shows = ({ opacity, visibility, display }) =>
      (opacity !== '' && opacity !== '0') || visibility === 'visible' || (display !== '' && display !== 'none')
    const visit = (rules) => {
      for (const rule of rules) {
        if (rule.media && /hover:\s*hover/.test(rule.conditionText)) continue
        if (rule.selectorText?.includes(':hover') && !rule.selectorText.includes(':focus') && shows(rule.style))
          found.push(rule.cssText)
        if (rule.cssRules) visit(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) visit(sheet.cssRules)
    return found
  }

  window.phoneRules = { listSmall, listHoverOnly }
})()
