interface Taken {
  name: string
  html?: string
  /** `data:` URL of a PDF that the browser has in its cache. */
  pdf?: string
}

/** Null if the page cannot be read, or if it is a PDF of which the browser has no copy: nothing is asked of the court. */
export async function takePage(): Promise<File | null> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return null
  const [taken] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: readPage }).catch(() => [])
  const { name = '', html, pdf } = taken?.result ?? {}
  if (html !== undefined) return new File([html], `${name || 'page'}.html`, { type: 'text/html' })
  if (pdf === undefined) return null
  return new File([await (await fetch(pdf)).blob()], name || 'page.pdf', { type: 'application/pdf' })
}

/** Runs in the page, so it may use nothing from outside of it. */
async function readPage(): Promise<Taken> {
  const name = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  if (document.contentType !== 'application/pdf')
    return { name: document.title.trim().slice(0, 200), html: document.documentElement.outerHTML }
  const cached = await fetch(location.href, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
  if (!cached?.ok) return { name }
  const reader = new FileReader()
  reader.readAsDataURL(await cached.blob())
  await new Promise((resolve) => reader.addEventListener('loadend', resolve, { once: true }))
  return { name, pdf: String(reader.result) }
}
