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
  if (!isAsDrawn) root.dataset.undrawn = ''

  // What the application will ask for as soon as it runs comes together with it; the build names the files.
  const { files = [], words } = isSignedIn ? early.shell : (open ?? early.door)
  const wordFiles = early.words[root.lang] ?? early.words.en
  for (const file of [...files, ...words.map((name) => wordFiles[name])]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' })
    document.head.append(link)
  }
})()
