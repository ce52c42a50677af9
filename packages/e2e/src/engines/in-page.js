// Runs in the tested page, after testing-library. Finds visible elements and lists the page's faults.
;(() => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom

  const unpack = (name) => (name?.source === undefined ? name : new RegExp(name.source, name.flags))
  const all = { hidden: true }

  function findStep(within, step) {
    if (step.css) return [...within.querySelectorAll(step.css)]
    if (step.label) return queryAllByLabelText(within, unpack(step.label))
    if (step.text) return queryAllByText(within, unpack(step.text), { ignore: 'script, style, [data-hidden-text]' })
    // `find` removes hidden elements. testing-library is slow at this, because it computes the styles of all ancestors.
    return queryAllByRole(within, step.role, { ...all, ...(step.name && { name: unpack(step.name) }) })
  }

  const isShown = (element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]')

  /** The first step searches the page. Each next step searches inside the elements of the step before. */
  function find(steps) {
    let found = [document.body]
    for (const step of steps)
      found = step.with
        ? found.filter((element) => element.textContent.includes(step.with))
        : [...new Set(found.flatMap((element) => findStep(element, step)))].filter(isShown)
    return found
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  async function goWithin(href) {
    const router = window.__TSR_ROUTER__
    await router.navigate({ href })
    const isDrawn = () => router.state.resolvedLocation?.href === router.state.location.href
    while (router.state.status !== 'idle' || !isDrawn()) await frame()
  }

  const wrong = []
  window.addEventListener('error', ({ message }) => wrong.push(`exception: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => wrong.push(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    wrong.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words) => {
    wrong.push(`console: ${words.join(' ')}`)
    error.apply(console, words)
  }

  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

  const focusable = (element) =>
    element.closest('label')?.control ?? element.closest('a, button, input, select, textarea, [tabindex]') ?? element

  const ringOf = (element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const isField = (element) =>
    element.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')

  /** Returns the HTML of a focused element without a visible focus. Null for fields, because they show a caret. */
  function unseenFocus() {
    const active = document.activeElement
    if (active === document.body || isField(active)) return null
    const around = [active, active.nextElementSibling, active.parentElement, active.closest('label')].filter(Boolean)
    // A dialog that has just opened has the focus without a ring. Its `tabIndex` is negative.
    if (active.tabIndex < 0 || around.some(ringOf)) return null
    return active.outerHTML.slice(0, 200)
  }

  const arrows = { menu: 'ArrowDown', tablist: 'ArrowRight', radiogroup: 'ArrowRight' }

  /** Returns the next key to press on the way to `aim`. The key is null if `aim` has the focus or is selected. */
  function wayTo(aim) {
    const unseen = unseenFocus()
    if (!aim) return { key: 'Tab', unseen }
    const element = focusable(aim)
    const active = document.activeElement
    if (element === active) return { key: null, unseen }
    const option = aim.closest('[role="option"]')
    if (option) return { key: active.getAttribute('aria-activedescendant') === option.id ? null : 'ArrowDown', unseen }
    const group = element.closest('[role="menu"], [role="tablist"], [role="radiogroup"]')
    const isInGroup = group?.contains(active) && active.getAttribute('role') === element.getAttribute('role')
    const isRadio = element.type === 'radio' && active.type === 'radio' && active.name === element.name
    if (isRadio) return { key: 'ArrowDown', unseen }
    return { key: isInGroup ? arrows[group.getAttribute('role')] : 'Tab', unseen }
  }

  const keyThatPresses = () => (document.activeElement.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter')

  /** Lists the page's faults. Null while the page is loading. `broken` has the headings of error pages. */
  function judge(broken) {
    const heading = find([{ css: '#root:not([inert]) h1' }])[0]
    if (!heading || document.querySelector('[aria-busy="true"], .mantine-Skeleton-root')) return null
    const tooWide = overflow()
    const failed = [...document.querySelectorAll('[data-failed]')].map((one) => `failed: ${one.textContent}`)
    const title = heading.textContent.trim()
    return [
      ...(title ? [] : ['its heading is empty']),
      ...(broken.includes(title) ? [title] : []),
      ...(tooWide > 0 ? [`wider than the screen by ${tooWide} px`] : []),
      ...failed,
      ...wrong.splice(0),
    ]
  }

  window.inPage = { find, goWithin, judge, overflow, wayTo, keyThatPresses }
})()
