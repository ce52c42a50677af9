/** The file by which this page's build is known. It is named in what lies asleep (`../first-paint/application.ts`). */
export function ownEntry(): string | null {
  const asleep = document.querySelector<HTMLTemplateElement>('template#application')?.content
  return (asleep ?? document).querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}
