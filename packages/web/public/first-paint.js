// Runs before the first paint, so that a dark or right-to-left page never flashes the other way.
// A file of its own, because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  const stored = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null // storage is switched off in this browser: the defaults serve
    }
  }
  root.dataset.mantineColorScheme = stored('skin') === 'dark' ? 'dark' : 'light'
  const language = stored('language')
  if (language) {
    root.lang = language
    root.dir = language === 'ur' ? 'rtl' : 'ltr'
  }
  // The later steps of a forgotten password lead back to the first where nothing was begun.
  const isLaterStep = ['/verify-otp', '/forgot-password'].includes(location.pathname)
  if (isLaterStep && !stored('passwordReset', 'sessionStorage')) history.replaceState(null, '', '/send-otp')

  const early = '__EARLY_FILES__'
  if (typeof early !== 'object') return
  const isSignedIn = Boolean(stored('token'))
  const open = early.open[location.pathname]
  // The build draws pages in English, for somebody who is not signed in and opens them at their own address.
  const { search, hash } = location
  const isOwn =
    search === '' && (open?.drawn === 'by-secret' ? hash.length > 20 : open?.drawn === 'plain' && hash === '')
  const isAsDrawn = isOwn && !isSignedIn && root.lang === 'en'
  root.dataset[isAsDrawn ? 'undressed' : 'undrawn'] = ''

  if (isOwn && open.looksUp) {
    const body = JSON.stringify({ token: hash.slice(1) })
    const headers = { 'content-type': 'application/json' }
    const reply = fetch(open.looksUp, { method: 'POST', headers, body }).catch(() => null)
    window.askedEarly = { address: open.looksUp, body, reply }
  }

  const append = (properties) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { crossOrigin: '', onload: resolve, onerror: reject })
      document.head.append(Object.assign(link, properties))
    })

  /** What came as HTML may have neither styles in attributes nor style elements without the word of this answer. */
  function dress(part) {
    for (const element of part.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style
      element.removeAttribute('data-style')
    }
    const { nonce } = document.querySelector('meta[property="csp-nonce"]')
    for (const style of part.querySelectorAll('style')) style.nonce = nonce
  }

  const isRead = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const application = () => document.getElementById('application').content
  let hasBegun = false
  // What the application will ask for as soon as it runs comes together with it; the build names the files.
  async function begin() {
    await isRead
    if (hasBegun) return
    hasBegun = true
    document.head.append(document.importNode(application(), true))
    const { files = [], words } = isSignedIn ? early.shell : (open ?? early.door)
    const wordFiles = early.words[root.lang] ?? early.words.en
    for (const href of [...files, ...words.map((name) => wordFiles[name])]) append({ rel: 'modulepreload', href })
  }

  // What can be shown at once has the line for itself, and the application follows when it stands.
  const longestMs = 1500
  function beginAfterFirstFrame() {
    if (document.hidden) return begin()
    const isPainted = new Promise((resolve) =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true }),
    )
    requestAnimationFrame(() => requestAnimationFrame(() => isPainted.then(begin)))
    setTimeout(begin, longestMs)
  }

  // The page as this person saw it last (src/last-seen/kept-pages.ts).
  const startsAt = location.pathname === '/' ? '/dashboard/analytics' : location.pathname
  function findLastSeen() {
    try {
      const { _id, extras } = JSON.parse(stored('userData'))
      const page = JSON.parse(stored(`seen:${startsAt}${search}`))
      const isOfNow = Date.now() - page.at < 86_400_000
      const isFitting = page.language === root.lang && page.width === screen.width
      return isOfNow && isFitting && page.owner === `${_id} ${extras.chamber_id ?? ''}` ? page : null
    } catch {
      return null // never seen
    }
  }
  // In other letters it would be of another size, and move when they come.
  const longestForLettersMs = 500
  const loadLetters = () =>
    document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, { hi: 'क', ur: 'ک' }[root.lang] ?? 'a')
  async function showLastSeen({ build, styles, html }) {
    await isRead
    if (application().querySelector('script').getAttribute('src') !== build) return begin()
    await Promise.all(styles.map((href) => append({ rel: 'stylesheet', href })))
    const page = document.createElement('template')
    page.innerHTML = html
    dress(page.content)
    document.getElementById('last-seen').append(page.content)
    await Promise.race([
      loadLetters().catch(() => null),
      new Promise((resolve) => setTimeout(resolve, longestForLettersMs)),
    ])
    if (hasBegun) return
    root.dataset.seen = startsAt
    beginAfterFirstFrame()
  }

  async function showDrawn() {
    await isRead
    try {
      dress(document.getElementById('root'))
    } finally {
      delete root.dataset.undressed
    }
    beginAfterFirstFrame()
  }

  const lastSeen = isSignedIn ? findLastSeen() : null
  if (lastSeen) showLastSeen(lastSeen).catch(begin)
  else if (isAsDrawn) showDrawn().catch(begin)
  else begin()
})()
