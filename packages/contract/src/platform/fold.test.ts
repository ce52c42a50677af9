import { describe, expect, test } from 'vitest'
import { foldText } from './fold.ts'

describe('folding texts for comparison', () => {
  test.each([
    ['nukta forms', '\u0958रारनामा', 'क\u093cरारनामा', 'करारनामा'],
    ['joiners', 'न्\u200dयायालय', 'न्यायालय', 'न्\u200cयायालय'],
    ['the letters ye and kaf', 'وكيل', 'وکیل'],
    ['the letter he', 'محمد ساجد الله', 'محمد ساجد اللہ'],
    ['the presentation forms of letters in a PDF', 'ﻣﺤﻤﺪ', 'محمد'],
    ['vowel signs of Urdu', 'مُحَمَّد', 'محمد'],
    ['digits of every script', 'धारा ३२९०', 'धारा 3290', 'धारा ۳۲۹۰', 'धारा ৩২৯০', 'धारा ３２９０'],
    ['soft hyphens', 'adjourn\u00adment', 'adjournment', 'Adjournment'],
    ['the Unicode form of accents', 'R\u00e9sum\u00e9', 'Re\u0301sume\u0301', 'resume'],
    ['initials', 'N.H.A.I.', 'NHAI', 'N. H. A. I.', 'N H A I'],
    ['the spaces and dots of initials before a name', 'A.K.Sharma', 'AK Sharma', 'A. K. Sharma', 'A K Sharma'],
    ['the spaces and dots of initials in Hindi', 'एन.एच.ए.आई.', 'एनएचएआई', 'एन. एच. ए. आई.'],
    ['chandrabindu', 'चाँद', 'चांद'],
    ['the spelling of a nasal consonant', 'हिन्दी', 'हिंदी'],
    ['the sign after an abbreviation', 'सं० 12', 'सं. 12', 'सं 12'],
    ['apostrophes', 'D’Souza', "D'Souza", 'DSouza'],
    ['the form of Malayalam letters', 'ൻ', 'ന്\u200d'],
    ['dashes and spaces', 'A\u00a0–\u2009B', 'a - b'],
    ['separators of a case number', 'CRM-M-22875-2013', 'CRM-M/22875/2013', 'crm-m-22875/2013'],
    ['invisible characters for the writing direction', '\u202aRavi Rao\u202c', 'Ravi Rao'],
  ])('spellings that differ in %s fold to the same text', (_, ...texts) =>
    expect(new Set(texts.map(foldText)).size, texts.map(foldText).join(' | ')).toBe(1),
  )
})

test.each([
  ['राम', 'रमा'],
  ['Ravi Rao', 'Ravi Roy'],
  ['ख', 'घ'],
  ['3.5', '35'],
  ['X v. Y', 'XVY'],
  ['১২', '21'],
  ['й', 'и'],
])('%s and %s fold to different texts', (one, other) => expect(foldText(one)).not.toBe(foldText(other)))
