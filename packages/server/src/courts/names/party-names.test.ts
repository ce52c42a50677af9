import { describe, expect, test } from 'vitest'
import { likeness, nameKeys } from './name-sounds.ts'
import { namesIn } from './party-names.ts'

describe('the names in a court’s text', () => {
  test.each([
    ['Ram Singh', ['Ram Singh']],
    ['Ram Singh @ Pappu', ['Ram Singh', 'Pappu']],
    ['RAM SINGH ALIAS PAPPU S/O HARI SINGH', ['RAM SINGH', 'PAPPU']],
    ['राम सिंह उर्फ पप्पू', ['राम सिंह', 'पप्पू']],
    ['1. Smt. Sunita Devi W/o Ram Singh', ['Smt. Sunita Devi']],
    ['Ram Singh and 3 others', ['Ram Singh']],
    ['RAM SINGH & ORS.', ['RAM SINGH']],
    ['Ram Singh And Another', ['Ram Singh']],
    ['State of U.P. Thru. Prin. Secy. Home', ['State of U.P.']],
    ['M/s Anand Traders', ['M/s Anand Traders']],
    ['Ram Singh urf Pappu', ['Ram Singh', 'Pappu']],
    ['Mohd. Ali and two others', ['Mohd. Ali']],
    ['Ali + 2 others', ['Ali']],
    ['Ram minor u/g Sita', ['Ram']],
    ['Ali (since deceased) through L.Rs.', ['Ali']],
    ['Minor Irrigation Department', ['Minor Irrigation Department']],
    ['अली व अन्य', ['अली']],
    ['राम एवं 2 अन्य', ['राम']],
    ['राम आदि', ['राम']],
    ['अली पुत्र हरि निवासी लखनऊ', ['अली']],
    ['علی ولد حسن', ['علی']],
    ['محمد علی وغیرہ', ['محمد علی']],
    ['রাম ও অন্যান্য', ['রাম']],
    ['ਰਾਮ ਅਤੇ ਹੋਰ', ['ਰਾਮ']],
    ['રામ અને અન્ય', ['રામ']],
    ['ராம் மற்றும் பலர்', ['ராம்']],
    ['రామ్ మరియు ఇతరులు', ['రామ్']],
    ['ರಾಮ್ ಮತ್ತು ಇತರರು', ['ರಾಮ್']],
    ['  ', []],
  ])('namesIn finds every name in: %s', (party, names) => expect(namesIn(party)).toEqual(names))
})

describe('names that sound alike', () => {
  test.each([
    ['Mohammad Arif Khan', 'Mohd. Arif Khan', 'sound'],
    ['Sunita Devi', 'Smt. Suneeta Devi', 'sound'],
    ['राम सिंह', 'Ram Singh', 'sound'],
    ['Singh Ram', 'RAM SINGH', 'alike'],
    ['Ram Kumar Singh', 'Ram Singh', 'alike'],
    ['Anand Traders Pvt. Ltd.', 'M/s Anand Traders', 'alike'],
    ['Ram Singh', 'Hari Singh', null],
    ['Ram', 'Ram Singh', null],
    ['Salman', 'Salman', 'same'],
    ['', '', null],
  ])('the likeness of %s and %s is %s', (one, other, like) => {
    expect(likeness(one, other)).toBe(like)
    expect(likeness(other, one)).toBe(like)
  })

  test('similar names share a key, so that a search for one name finds the other name', () => {
    const shared = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key))
    expect(shared('Ram Kumar Singh', 'Singh Ram')).toBe(true)
    expect(shared('Anand Traders Private Limited', 'M/s. Anand Traders')).toBe(true)
    expect(shared('Ram Singh', 'Hari Singh')).toBe(false)
  })
})
