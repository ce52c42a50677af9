import { type CourtRequest, scripted } from '../session.ts'

export const ajaxPath = 'wp-admin/admin-ajax.php'

export interface Post {
  path: string
  form: Record<string, string>
}

export const captcha = (scid: string) => `?_siwp_captcha&id=${encodeURIComponent(scid)}`

export const call = (action: string, form: Record<string, string>): Post => ({
  path: ajaxPath,
  form: { ...form, action, es_ajax_request: '1' },
})

export const toRequest = ({ form }: Post): CourtRequest => ({ form, headers: scripted })
