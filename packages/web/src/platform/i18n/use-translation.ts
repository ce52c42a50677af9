import type { CustomTypeOptions, i18n } from 'i18next'
// biome-ignore lint/style/noRestrictedImports: all other files import it from here
import { useTranslation as useLibraryTranslation } from 'react-i18next'
import type { Namespace } from './languages.ts'

type Resources = CustomTypeOptions['resources']
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key
type KeysOf<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Words[Key]>}`
}[keyof Words & string]
type Keys = { [Name in Namespace]: KeysOf<Resources[Name]> }
type NamedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` }

/** A key without its namespace, such as `close`. */
export type OwnKey<Name extends Namespace> = Keys[Name]

/** A key with its namespace before it, such as `common:close`. */
export type NamedKey<Name extends Namespace = Exclude<Namespace, 'rules'>> = NamedKeys[Name]

export type WordKey<First extends Namespace, Others extends Namespace = never> =
  | OwnKey<First>
  | NamedKey<First | Others>

/**
 * The library's own type of `t` finds the same wrong keys, but doubles the time of each type check. With `defaultValue`,
 * every text is a key, because the server sends parts of some keys.
 */
export interface Say<Key extends string> {
  (key: Key, values?: Record<string, unknown>): string
  (key: string, values: { defaultValue: string; [name: string]: unknown }): string
}

export function useTranslation<const First extends Namespace = 'common', const Others extends Namespace = never>(
  names?: First | readonly [First, ...Others[]],
) {
  return useLibraryTranslation(names as Namespace) as unknown as { t: Say<WordKey<First, Others>>; i18n: i18n }
}
