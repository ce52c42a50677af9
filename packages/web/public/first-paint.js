// Runs before the first paint, so that a dark or right-to-left page never flashes the other way.
// A file of its own, because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
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
})()
