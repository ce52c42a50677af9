import type { CourtRequest } from '../session.ts'

/** Paths are relative to a site's base address. Source: NOTES.md. */

/** Where all searches and details go. */
export const ajaxPath = 'wp-admin/admin-ajax.php'

/** The sites' forms are sent by their script, which says so. */
const scripted = { 'x-requested-with': 'XMLHttpRequest' }

export interface Post {
  path: string
  form: Record<string, string>
}

/** The picture of a form: `/?_siwp_captcha&id=<scid>`. */
export const captcha = (scid: string) => `?_siwp_captcha&id=${encodeURIComponent(scid)}`

/** A call without a form: details, lists. */
export const call = (action: string, form: Record<string, string>): Post => ({
  path: ajaxPath,
  form: { ...form, action, es_ajax_request: '1' },
})

export const toRequest = ({ form }: Post): CourtRequest => ({ form, headers: scripted })
