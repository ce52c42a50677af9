import { phone } from './browser.ts'
import { goByAddress, testEveryPage } from './page-walk.ts'

testEveryPage('every page on a phone, in Urdu, each page by its address', {
  ...{
    language: 'ur',
    direction: 'rtl',
    skins: ['dark', 'light'],
    options: phone,
    widths: [390, 360],
    go: goByAddress,
  },
  widthWithLargeLetters: 360,
})
