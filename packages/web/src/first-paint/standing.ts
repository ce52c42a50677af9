/** What the reader sees while the page itself is hidden (`../app/base.css`): the logo, or nothing while a drawn page gets its styles. */
export type Standing = 'logo' | 'nothing'

/** Null where what is seen is the page. */
export const standsFirst = (): Standing | null =>
  (document.documentElement.dataset.standsFirst as Standing | undefined) ?? null

export function letStandFirst(what: Standing | null): void {
  const { dataset } = document.documentElement
  if (what) dataset.standsFirst = what
  else delete dataset.standsFirst
}
