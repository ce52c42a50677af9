import { phone } from './browser.ts'
import { goByAddress, testEveryPage } from './page-walk.ts'

testEveryPage('every page opened by its address on a phone in Urdu is accessible and fits the screen', {
  language: 'ur',
  direction: 'rtl',
  skins: ['dark', 'light'],
  options: phone,
  widths: [390, 360],
  go: goByAddress,
  widthWithLargeLetters: 360,
})
