import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Invalid } from '../../platform/errors.ts'

let list: Promise<ReadonlySet<string>> | undefined
let longList: Promise<ReadonlySet<string>> | undefined

const readList = () => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

const shortestBase = 5

/**
 * The 3,600 leaked passwords of ten characters or more that are used most (SecLists, `10_million_password_list`). The file
 * has the beginnings of their hashes, because many are obscene.
 */
const readLongList = () => {
  longList ??= readFile(new URL('./long-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n')),
  )
  return longList
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

async function isLeaked(password: string): Promise<boolean> {
  const [leaked, long] = await Promise.all([readList(), readLongList()])
  const text = password.normalize('NFKC').toLowerCase()
  const base = text.replace(/[^\p{L}]+$/u, '')
  return leaked.has(text) || long.has(hashOf(text)) || (base.length >= shortestBase && leaked.has(base))
}

const common = `password passwort motdepasse senha admin administrator welcome letmein iloveyou monkey dragon master
  sunshine princess football baseball cricket superman batman trustno qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
  azerty qwertz abc abcd abcde abcdef abcdefg changeme default secret login test testing user guest root computer
  internet google facebook whatsapp india bharat hindustan pakistan delhi mumbai lucknow allahabad kolkata chennai
  krishna ganesh shivam jaishriram shriram hanuman sairam omsairam saibaba allah bismillah muhammad waheguru jesus
  advocate lawyer chamber court justice vakil peshi highcourt supremecourt sachin dhoni virat kohli rahul amit priya
  pooja deepak sanjay mother father family friend forever hello freedom whatever samsung nokia apple xiaomi jio airtel`
  .split(/\s+/)
  .filter(Boolean)

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const spell = (text: string) => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb']
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => {
    const before = text[at] ?? ''
    return letter === before || runs.some((row) => row.includes(before + letter))
  })
  return steps.filter(Boolean).length >= steps.length * 0.75
}

const isRepeated = (text: string) => /^(.{1,5})\1+.{0,4}$/u.test(text)

function isCommon(text: string): boolean {
  const words = new RegExp(`^(?:${common.join('|')})+$`)
  return [lettersOf(text), lettersOf(spell(text)), lettersOf(spell(text.replace(/[\d\W_]+$/u, '')))].some(
    (letters) => letters !== '' && words.test(letters),
  )
}

function isOwn(text: string, own: readonly (string | null)[]): boolean {
  const parts = own.flatMap((each) => each?.toLowerCase().split(/[^\p{L}\d]+/u) ?? []).filter((part) => part.length > 3)
  const left = parts.toSorted((a, b) => b.length - a.length).reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left !== text && lettersOf(left).length < 4
}

const isNumber = (text: string) => text.length < 16 && /^[^\p{L}]+$/u.test(text)

export async function isObvious(password: string, own: readonly (string | null)[] = []): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase()
  const isMade = isNumber(text) || isRun(text) || isRepeated(text) || isCommon(text) || isOwn(text, own)
  return isMade || isLeaked(password)
}

const obviousPassword = 'This password is among the first that are guessed. Use a few words of your own.'

export async function refuseObvious(
  password: string,
  own: readonly (string | null)[],
  message: string = obviousPassword,
): Promise<void> {
  if (await isObvious(password, own)) throw new Invalid(message, { password: obviousPassword }, 'obvious-password')
}
