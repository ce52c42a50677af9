import { beginPasskeySignIn, signInByPasskey } from '@peshi/contract/chamber/security'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { enter, withInvitation } from './account.api.ts'

export const loadWebAuthn = () => loadChunk(() => import('@simplewebauthn/browser'))

/** `PublicKeyCredential` exists only on https and localhost. Passkeys do not work for IP addresses. */
export const hasPasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)

const never = () => () => undefined

export const useHasPasskeys = () => useSyncExternalStore(never, hasPasskeys, () => true)

export const usePasskeySignIn = () =>
  useMutation({
    mutationFn: async (invitation: string | undefined) => {
      const { startAuthentication } = await loadWebAuthn()
      const { token, options } = await callApi(beginPasskeySignIn)
      const response = await startAuthentication({ optionsJSON: options as never })
      const body = withInvitation({ token, response: response as never }, invitation)
      await enter(await callApi(signInByPasskey, { body }))
    },
  })
