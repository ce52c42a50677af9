import { flowText } from '@peshi/contract/platform/flow-text'

const abbreviations = `
  No Nos v vs Vrs Mr Mrs Ms M/s Dr Sri Smt Sh Km Kum Hon Addl Adv Advs Art Arts Sec Secs Sect Ss u/s r/w Rs ors anr Cr Crl Misc Ld Lrd Spl
  Govt St Jr Sr Jt Dy Asst Asstt Regd Reg Dist Distt Dt Dtd Ex Exh Exbt Annex Para Paras Pg Pp Vol Pt Cl Ltd Pvt Co Corp Bros Inc
  Prof Lt Capt Maj Col Gen Brig Retd Resp Respt Respdt Pet Petr Appl Applt Deft Def Plff Pltf Compl Sess Civ Comm Comml Commr
  Insp Supdt Supt Sup Mun Nagar Tal Teh Vill Chh Fig Est Exe Exec Ref Rev Wrt Writ Affid Vak Supp Suppl Tr Inj Arb Cons Cont Contd
  Estt Engr Eng Edn Dept Deptt Univ Inst Mgr Hosp viz Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec`
const abbreviation = new RegExp(
  String.raw`(?:^|[\s(/"“‘-])(?:${abbreviations.trim().split(/\s+/).join('|')}|(?:[A-Z]|[a-z])|(?:[A-Za-z]{1,2}\.)+[A-Za-z]{1,2}|[A-Z][bcdfghjklmnpqrstvwxz]{1,4})\.$`,
  'i',
)

export function toSentences(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:\d{1,3}\.|\(\w{1,3}\))\s)/)
    .flatMap((paragraph) => splitSentences(flowText(paragraph)))
    .filter((sentence) => sentence.length > 3)
}

function splitSentences(paragraph: string): string[] {
  const pieces = paragraph.split(/(?<=[.;।])\s+/)
  const sentences: string[] = []
  for (const piece of pieces) {
    const before = sentences.at(-1)
    if (before !== undefined && isContinued(before, piece)) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/**
 * No sentence ends after an abbreviation, after a paragraph number, or inside a date (`12.05.` and `2027`). None begins
 * with a small letter.
 */
function isContinued(before: string, piece: string): boolean {
  if (/\b\d{1,2}\.\d{1,2}\.$/.test(before) && /^\d{2,4}\b/.test(piece)) return true
  if (before.endsWith('.') && /^[a-z,)]/.test(piece)) return true
  return abbreviation.test(before) || /^(?:\(?\w{1,3}[.)])$/.test(before)
}
