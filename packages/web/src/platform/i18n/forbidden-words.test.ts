import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Language } from '@peshi/contract/platform/person'
import { endpoints } from '@peshi/contract/registry'
import { describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const locales = dirname(dirname(fileURLToPath(import.meta.resolve('@peshi/contract/platform/locales/en/common.json'))))
const packages = join(here, '../../../..')
const server = join(packages, 'server/src')

type Rule = readonly [forbidden: RegExp, instead: string]

const forbidden: Record<Language, readonly Rule[]> = {
  en: [
    [/\bt(?:ake|akes|aking|aken|ook) (?:\w+ )?along\b/i, 'Download'],
    [/\bt(?:ake|akes|aken|ook) (?:every\w+ |\w+ )?(?:away|out)\b/i, 'Delete, Remove or Download'],
    [/\bt(?:ake|akes|aken|ook) (?:\w+ ){0,3}back\b/i, 'Undo, Cancel, Withdraw or Restore'],
    [/\bthe line\b/i, 'Queue or Connection'],
    [/\bread longest ago\b/i, 'Oldest update'],
    [/\bst(?:ands?|ood) (?:here|there|on|in|so|beside|between|under|against)\b/i, 'is, appears or is listed'],
    [
      /^(?:The|This|That|It|What|Notifications)\b[^.]* could not be (?:asked|read|loaded|looked up|reached|fetched)\b/i,
      'Could not load …, or Court not responding',
    ],
    [/(?<!device['’]s )\bclocks?\b/i, 'Deadline'],
    [/\bdue checks?\b/i, 'Captcha queue'],
    [/\bskins?\b/i, 'Theme'],
    [/\b(?:read|the court’s) (?:the )?picture\b/i, 'Captcha'],
    [/\bcourt’s words\b/i, 'Court record'],
    [/^our side$/i, 'We appear for'],
    [/\bgiven up\b/i, 'Failed'],
    [/\blook(?:s|ed)? (?:\w+ ){0,2}over\b/i, 'Review'],
    [/\bsecond person\b(?! must)/i, 'second reviewer'],
    [/\bwhoever runs\b|\bthis Peshi\b/i, 'the operator, this installation'],
    [/\bfor programs\b/i, 'API access'],
    [/\bput back as it was\b/i, 'Change undone'],
    [/\bwhose turn\b/i, 'Next'],
    [/\bit goes on\b|\bto go on working\b/i, 'continues'],
    [/\btyped? (?:it |them )?in\b/i, 'Enter by hand'],
    [/\bproven\b|\bprove (?:it|your|an|this)\b/i, 'Verify'],
    [/\banybody’s\b/i, 'Anyone'],
    [/\b(?:fetched|asked) anew\b|\bset anew\b/i, 'again'],
    [/^note it$|^noted\b|\bdecide again\b/i, 'Add, Added, Change'],
    [/\bdrop a page\b/i, 'Add from a saved court page'],
    [/\bkeep (?:\w+ )*by hand\b/i, 'Add by hand'],
    [/\b(?:cannot|can’t) be searched from here\b/i, 'Peshi can’t search'],
    [/^jump to\b/i, 'Change the demo’s time'],
    [/^not known$/i, 'No estimate'],
    [/\bread the orders again\b/i, 'Check for new orders'],
    [/\bnobody yet\b/i, 'nobody'],
    [/\bno such court$/i, 'Not in the list'],
    [/\bplease name\b/i, 'Quote'],
  ],
  hi: [
    [/साथ (?:लें|ले लें|ले गय|भी ले जा)/, 'डाउनलोड करें'],
    [/(?:देय|बकाया) जाँच/, 'कैप्चा कतार'],
    [/चित्र पढ़[ेन]|अदालत (?:का|के) चित्र/, 'कैप्चा'],
    [/(?:हल्का|गहरा) रूप|भाषा और रूप/, 'थीम'],
    [/(?:इस|यह) Peshi/, 'इंस्टॉलेशन'],
    [/प्रोग्रामों के लिए/, 'API एक्सेस'],
    [/साबित/, 'सत्यापित'],
    [/हमारा पक्ष/, 'हम किसकी ओर से'],
    [/आप तक क्या पहुँचे/, 'सूचनाएँ'],
    [/तारीख(?!़)/, 'तारीख़'],
    [/प्रतिशपथ(?!पत्र)/, 'प्रतिशपथपत्र (काउंटर)'],
    [/(?:सूचियाँ|पेशियाँ|दस्तावेज़|गतिविधि|सेटिंग) पढ़[ीे] नहीं जा सक/, 'लोड नहीं हो सके'],
  ],
  ur: [
    [/ساتھ (?:لیں|لے لیں|لے گیا|بھی لے جا)/, 'ڈاؤن لوڈ کریں'],
    [/(?:زیر التوا|واجب) جانچ/, 'کیپچا قطار'],
    [/تصویر پڑھ(?:یں|ے|نے)|عدالت کی تصویر/, 'کیپچا'],
    [/(?:ہلکا|گہرا) روپ|زبان اور روپ/, 'تھیم'],
    [/(?:اس|یہ) Peshi/, 'تنصیب'],
    [/پروگراموں کے لیے/, 'API رسائی'],
    [/ثابت (?:شدہ|کریں|کرنے کا)/, 'تصدیق'],
    [/ہمارا فریق/, 'ہم کس کی طرف سے'],
    [/آپ تک کیا پہنچے/, 'اطلاعات'],
    [/(?:لسٹیں|پیشیاں|دستاویزات|سرگرمی|ترتیبات) (?:نہیں )?پڑھی (?:نہیں |نہ )?جا سک/, 'لوڈ نہ ہو سکیں'],
    [/ردی (?:میں|سے)/, 'ری سائیکل بن'],
  ],
  de: [
    [/\b(?:mitnehmen|mitgenommen|nehmen Sie (?:\w+ )?mit)\b/i, 'herunterladen'],
    [/\bweggenommen\b/i, 'gelöscht oder entfernt'],
    [/\bzurückgenommen\b/i, 'zurückgezogen, storniert oder rückgängig gemacht'],
    [/^die Reihe\b/i, 'die Warteschlange'],
    [/\bdie Leitung\b/i, 'die Verbindung'],
    [/\bam längsten nicht gelesen\b/i, 'älteste Aktualisierung'],
    [/\bstünden hier\b|\bhier stünden\b/i, 'erscheint hier'],
    [
      /\bkonnten? nicht (?:gelesen|gefragt|abgefragt) werden$/i,
      'konnte nicht geladen werden, oder Gericht antwortet nicht',
    ],
    [/\bfällige (?:Abfragen?|Prüfungen?)\b/i, 'Captcha-Warteschlange'],
    [/\bBild(?:er)? (?:des Gerichts|der Gerichte|lesen)\b/i, 'Captcha'],
    [/\bdieses Peshi\b/i, 'diese Installation'],
    [/\bfür Programme\b/i, 'API-Zugang'],
    [/\b(?:heller|dunkler) Modus\b/i, 'Design'],
    [/\btipp(?:en|t) (?:Sie )?(?:\w+ )?ein\b|\beintippen\b/i, 'von Hand eingeben'],
    [/^unsere Seite$/i, 'Wir treten auf für'],
    [/\bwas (?:Sie erreicht|hinausging)\b/i, 'Benachrichtigungen'],
  ],
  fr: [
    [/\bemport(?:er|é|és|ez)(?![\p{L}])/iu, 'télécharger'],
    [/\bn’(?:a|ont) pas pu être (?:lu|charg|consult|interrog)[^ .]*$/i, 'Impossible de charger …'],
    [/\bvérifications? (?:à faire|dues?)/i, 'File des captchas'],
    [/\bl(?:’image|ire l’image|ire les images) (?:du tribunal|des tribunaux)/i, 'captcha'],
    [/\bce Peshi\b/i, 'cette installation'],
    [/\bpour les programmes\b/i, 'Accès API'],
    [/\bce qui (?:vous parvient|est parti)\b/i, 'Alertes, Messages envoyés'],
    [/\bici figureraient\b/i, 'apparaissent ici'],
    [/\bremis comme avant\b/i, 'Modification annulée'],
    [/^notre côté$/i, 'Nous plaidons pour'],
    [/\bqui (?:le |la )?gère ce\b/i, 'l’exploitant'],
  ],
  pt: [
    [/\blevar? (?:tudo|em CSV)|\bse leva tudo\b|\blevou o quê\b/i, 'baixar'],
    [/\bnão foi possível ler\b|\bnão puderam ser lid[oa]s$/i, 'Não foi possível carregar …'],
    [/\b(?:consultas|verificações) pendentes\b/i, 'Fila de captchas'],
    [/\b(?:leia a imagem|imagem do tribunal|imagens dos tribunais)\b/i, 'captcha'],
    [/\beste Peshi\b/i, 'esta instalação'],
    [/\bpara programas\b/i, 'Acesso à API'],
    [/\bo que lhe chega\b/i, 'Alertas'],
    [/\bvigi(?:ar|ad|lância)/i, 'acompanhar'],
    [/^nosso lado$/i, 'Atuamos por'],
    [/\bquem (?:o )?administra\b/i, 'o operador'],
  ],
}

const flatten = (words: unknown, path: string): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words as Record<string, unknown>).flatMap(([key, value]) => flatten(value, `${path}.${key}`))

const stringsOf = (language: Language) =>
  readdirSync(join(locales, language)).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(locales, language, file), 'utf8')), basename(file, '.json')),
  )

const findIn = (rules: readonly Rule[], strings: readonly (readonly [string, string])[]) =>
  strings.flatMap(([place, text]) =>
    rules.flatMap(([phrase, instead]) => (phrase.test(text) ? [`${place}: “${text}” (say: ${instead})`] : [])),
  )

describe.each(Language.options)('the texts in %s', (language) => {
  it('no text contains a forbidden phrase', () => {
    expect(findIn(forbidden[language], stringsOf(language))).toEqual([])
  })
})

const sent = globSync('*/*/*-{words,mail,mails,message,page,pages,parts}.ts', { cwd: server })
/** SMS texts must not change, because India requires that each text is registered (DLT). */
const registered = /is your Peshi code to|Peshi कोड है|Peshi کوڈ ہے/

it('no mail or message of the server contains a forbidden phrase', () => {
  const literals = sent.flatMap((file) =>
    readFileSync(join(server, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:import|\/\*\*|\*|\/\/)/.test(line) && !registered.test(line))
      .flatMap((line) => [...line.matchAll(/'([^'\n]* [^'\n]*)'|`([^`\n]* [^`\n]*)`/g)])
      .map(([, quoted, template]) => [file, quoted ?? template ?? ''] as const),
  )
  expect(literals.length).toBeGreaterThan(200)
  expect(findIn(Object.values(forbidden).flat(), literals)).toEqual([])
})

it('the API reference contains no forbidden phrase', () => {
  const summaries = Object.entries(endpoints).map(([name, { summary }]) => [name, summary] as const)
  expect(summaries.length).toBeGreaterThan(300)
  expect(findIn(forbidden.en, summaries)).toEqual([])
})

it.each([
  ['en', 'Take along as CSV'],
  ['en', 'The hearings could not be read'],
  ['hi', 'CSV में साथ लें'],
  ['ur', 'CSV میں ساتھ لیں'],
  ['de', 'Als CSV mitnehmen'],
  ['fr', 'Emporter en CSV'],
  ['pt', 'Levar em CSV'],
] as const)('in texts in the language %s, the check finds the forbidden phrase in “%s”', (language, text) => {
  expect(findIn(forbidden[language], [['here', text]])).toHaveLength(1)
})
