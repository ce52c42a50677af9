import { logout } from '@peshi/contract/chamber/account'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { subscribeNetwork } from '../../platform/api/network.ts'
import { readJson, writeJson } from '../../platform/storage/storage.ts'

// After a sign-out, the device keeps a receipt of the session until the server has it. The receipt ends the session. It
// does not sign in.

const storageKey = 'untoldSignOuts'

function readUntold(): string[] {
  const kept = readJson(storageKey)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

const keep = (receipts: readonly string[]) => writeJson(storageKey, receipts.length > 0 ? receipts : null)

/** Browsers hash only on https and localhost. Elsewhere, the token itself is sent, and not kept. */
async function receiptOf(refreshToken: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  const base64url = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${refreshToken.split('.')[0]}.${base64url}`
}

const send = (refreshToken: string) => callApi(logout, { body: { refreshToken } })

/** Ends the session at the server, now or when there is a network. */
export async function tellSignOut(refreshToken: string): Promise<void> {
  const receipt = await receiptOf(refreshToken)
  if (receipt === null) return void (await send(refreshToken))
  keep([...readUntold(), receipt])
  await tellUntold()
}

/** Throws if there is no network. */
export async function tellUntold(): Promise<void> {
  for (const receipt of readUntold()) {
    await send(receipt).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 400) throw error
    })
    keep(readUntold().filter((one) => one !== receipt))
  }
}

/** Sends the kept receipts at the start of the app, and as soon as there is a network. */
export function followUntold(): void {
  const tell = () =>
    tellUntold().catch((error: unknown) => console.warn(`A sign-out could not be sent: ${String(error)}`))
  subscribeNetwork(tell)
  window.addEventListener('online', tell)
  tell()
}
