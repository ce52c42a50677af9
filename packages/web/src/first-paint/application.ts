import { nextTask } from '../app/next-task.ts'

/** Over when the page has been read to its end. */
export async function whenRead(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** What makes the page work lies asleep in it (`../../early-files.ts`). */
function asleep(): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#application')
  if (!template) throw new Error('The page has no application')
  return template.content
}

/** The file by which the build of this page is known. */
export const ownBuild = () => asleep().querySelector('script')?.getAttribute('src') ?? null

export function appendLink(properties: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { crossOrigin: '', onload: resolve, onerror: reject }, properties)
    document.head.append(link)
  })
}

/**
 * Asks for the application, and together with it for what it will ask for itself. Its files run each in a task of its
 * own: in one they would hold up a phone's reader.
 */
export async function begin(along: readonly string[]): Promise<void> {
  await whenRead()
  const awake = document.importNode(asleep(), true)
  const links = [...awake.querySelectorAll('link')]
  document.head.append(...links)
  for (const href of along) appendLink({ rel: 'modulepreload', href }).catch(() => undefined) // the application asks again
  for (const { href } of links) {
    await import(/* @vite-ignore */ href).catch(() => undefined) // asked for again below, which tells of the error
    await nextTask()
  }
  document.head.append(awake)
}

const longestForFrameMs = 1500

/** What can be shown at once has the line for itself: over when it is seen, and at once where nobody looks. */
export async function firstFrame(): Promise<void> {
  if (!document.hidden) await Promise.race([paint(), new Promise((resolve) => setTimeout(resolve, longestForFrameMs))])
}

async function paint() {
  await nextFrame()
  await nextFrame()
  await new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true }),
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
