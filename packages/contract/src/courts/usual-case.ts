const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * Abbreviations that stay in capitals. `wordInUsualCase` also recognises abbreviations of two letters, and of three or
 * four letters without a vowel.
 */
const spelled = words(
  'AAI ACB ACJM ADJ AICTE AIIMS APMC ATM BCCI BDA BEL BEML BESCOM BHEL BIS BPCL BWSSB CAG CAT CBI CBSE CESTAT CIDCO CISF DDA DIG ED EOW EPFO ESI ESIC ETV FCI FIR FSSAI GAIL GDA HAL HPCL HUDCO IAS ICAI ICAR ICICI IDBI IFCI IFFCO IGNOU IIT IOC IOCL IPC IPS IRCTC ISRO ITC ITI LDA LIC MCI MIDC MHADA NABARD NAFED NALCO NCLAT NCERT NDA NEET NHAI NIA NIOS NOIDA NTA OBC ONGC PIL PMLA POCSO PSU RBI RERA RIICO RTA RTI RTO SAIL SBI SEBI SHO SIDBI SIDCUL TANGEDCO TRAI UAPA UBI UCO UGC UIDAI UIT ULB UOI UPPCL UPSC UPSEB UPSIDC UPSRTC URL USA UTI WCL',
)
const small = words('OF THE AND IN FOR ON AT BY TO WITH THROUGH ALIAS URF VERSUS VS SO WO DO')
/** Words that are no abbreviations, although they have two letters or no vowel. */
const ordinary = words('MD SK MR DR MS SH KM OM JI DE LA AL CO NO ST JR SR SMT LTD PVT MST MRS DEPT GOVT')
const numeral = /^(?:II|III|IV|VI{0,3}|IX|XI{0,3})$/

/** Changes `GOVT. OF NCT OF DELHI` to `Govt. of NCT of Delhi`. Names in mixed case or another script do not change. */
export function inUsualCase(name: string): string {
  const letters = name.match(/[A-Za-z]/g) ?? []
  const capitals = letters.filter((letter) => letter <= 'Z').length
  if (capitals < 3 || letters.length > capitals * 1.4) return name
  return name
    .toUpperCase()
    .replace(/\b([SDWC])\/O\b/g, (found) => found.toLowerCase())
    .replace(/\bM\/S\b/g, 'M/s')
    .replace(/(?<![a-z]|[a-z]\/)[A-Z]+(?![a-z]|\/[a-z])/g, (word, at: number) => wordInUsualCase(word, name, at))
}

/** Changes `FOR FINAL HEARING` to `For final hearing`. Text in mixed case or another script does not change. */
export function inSentenceCase(text: string): string {
  const usual = inUsualCase(text)
  if (usual === text) return text
  return usual.replace(/(?<=[\s(/-])[A-Z](?=[a-z]+\b(?!['’.]))/g, (letter) => letter.toLowerCase())
}

function wordInUsualCase(word: string, name: string, at: number): string {
  if (/[A-Za-z]{2}['’]$/.test(name.slice(0, at))) return word.toLowerCase()
  if (small.has(word) && at > 0) return word.toLowerCase()
  if (word.length === 1 || spelled.has(word) || numeral.test(word)) return word
  const isShortForm = word.length === 2 || (word.length <= 4 && !/[AEIOUY]/.test(word))
  if (isShortForm && !ordinary.has(word) && !small.has(word)) return word
  return `${word[0]}${word.slice(1).toLowerCase()}`
}
