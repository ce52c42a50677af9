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
  // What the application will ask for as soon as it runs comes together with it; the build names the files.
  const early = '__EARLY_FILES__'
  if (typeof early !== 'object') return
  const { door, shell, words } = early
  const files = stored('token')
    ? [...shell, ...(words[language]?.shell ?? words.en.shell)]
    : [...door, ...(words[language]?.door ?? words.en.door)]
  for (const file of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' })
    document.head.append(link)
  }
})()
