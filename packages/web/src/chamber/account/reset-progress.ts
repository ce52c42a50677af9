export type ResetProgress =
  | { step: 'code'; token: string; name: string; maskedName: string }
  | { step: 'password'; token: string }

const key = 'passwordReset'

export function readProgress<Step extends ResetProgress['step']>(
  step: Step,
): Extract<ResetProgress, { step: Step }> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.step === step && typeof kept.token === 'string' ? kept : null
  } catch {
    return null
  }
}

export function keepProgress(progress: ResetProgress | null): void {
  try {
    if (progress) sessionStorage.setItem(key, JSON.stringify(progress))
    else sessionStorage.removeItem(key)
  } catch (error) {
    console.warn(`The step of the reset could not be stored: ${String(error)}`)
  }
}
