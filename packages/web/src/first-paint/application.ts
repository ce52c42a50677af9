import { nextTask } from '../app/next-task.ts'

/** Over when the page has been read to its end. */
export async function whenRead(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

export function appendLink(properties: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { crossOrigin: '', onload: resolve, onerror: reject }, properties)
    document.head.append(link)
  })
}

/**
 * Asks for the application, which lies asleep in the page (`../../early-files.ts`), and together with it for what it
 * will ask for itself. Its files run each in a task of its own: in one they would hold up a phone's reader.
 */
export async function begin(along: readonly string[]): Promise<void> {
  await whenRead()
  const asleep = document.querySelector<HTMLTemplateElement>('template#application')
  if (!asleep) throw new Error('The page has no application')
  const awake = document.importNode(asleep.content, true)
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
