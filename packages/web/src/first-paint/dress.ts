import { styleNonce } from '../app/style-nonce.ts'

/** What came as HTML may have neither styles in attributes nor style elements without the word of this answer: it gets them here. */
export function dress(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  for (const style of part.querySelectorAll('style')) style.nonce = styleNonce()
}
