/**
 * What the reader sees while the page itself is not to be seen (`../app/base.css`): the logo, nothing for the moment in
 * which a drawn page or one last seen gets its styles and letters, or the page as it was last seen.
 */
export type Standing = 'logo' | 'nothing' | 'last-seen'

/** Null where what is seen is the page. */
export const standsFirst = (): Standing | null =>
  (document.documentElement.dataset.standsFirst as Standing | undefined) ?? null

export function letStandFirst(what: Standing | null): void {
  const { dataset } = document.documentElement
  if (what) dataset.standsFirst = what
  else delete dataset.standsFirst
}
