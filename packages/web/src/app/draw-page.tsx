import { renderToString } from 'react-dom/server'
import { i18n, startI18n } from '../i18n/i18n.ts'
import { App } from './app.tsx'
import { router } from './router.ts'

const isReady = startI18n()

/** A page as it stands before anything is known of who looks at it. Run by the build (`../../drawn-pages.ts`). */
export async function drawPage(address: string): Promise<{ title: string; markup: string }> {
  await isReady
  // No drawing has effects, by which the router would hear that it stands.
  router.startTransition = async (change) => {
    change()
    return true
  }
  await router.navigate({ href: address, replace: true })
  await router.load()
  const title = router.state.matches.at(-1)?.staticData.title
  if (!title || router.state.location.href !== address) throw new Error(`${address} cannot be drawn`)
  const markup = renderToString(<App />)
  // So React marks a part that failed or was not ready, which would be drawn by the browser.
  if (markup.includes('<!--$!-->')) throw new Error(`A part of ${address} cannot be drawn`)
  if (!markup.includes('<main')) throw new Error(`${address} was drawn empty`)
  return { title: `${i18n.t(title)} · ${i18n.t('common:product')}`, markup }
}
