import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { hasEnd, landmark, lineOf, openPage } from '../reading/page.ts'

export interface OldSearchPage {
  court: string
  /** Token `sid:<sha1>,<epoch>`, which every form of this session must send. */
  csrfMagic: string
  captchaPath: string
  captchaImages: string[]
  inputs: string[]
}

export function parseOldSearchPage(html: string): OldSearchPage {
  if (!hasEnd(html)) throw new PageChanged('The search page is incomplete')
  const $ = openPage(html)
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .filter(isTag)
      .flatMap((element) => element.attribs[name] ?? [])
  const inputs = [...new Set(values('input[name], select[name]', 'name'))].sort()
  if (!inputs.includes('captcha')) throw new PageChanged('The search page has no field for the captcha')
  return {
    court: lineOf(landmark($('h1').get(0), 'court')),
    csrfMagic: landmark(values('input[name=__csrf_magic]', 'value')[0], 'token of the form'),
    captchaPath: landmark(values('#captcha_image', 'src')[0], 'captcha'),
    captchaImages: [...new Set(values('img', 'src').filter((source) => source.includes('securimage')))].sort(),
    inputs,
  }
}
