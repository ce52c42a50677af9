export interface Outage {
  failed(error: unknown): void
  succeeded(): void
}

/** Connections recover one after another, so a success within this time after a failure does not end the outage. */
const quietMs = 5000

interface OutageListeners {
  begun(error: unknown): void
  ended(figures: { seconds: number; failures: number }): void
}

export function createOutage({ begun, ended }: OutageListeners, now: () => number = () => performance.now()): Outage {
  let open: { since: number; last: number; failures: number } | null = null
  return {
    failed(error) {
      if (open) {
        open.failures += 1
        open.last = now()
        return
      }
      open = { since: now(), last: now(), failures: 1 }
      begun(error)
    },
    succeeded() {
      if (!open || now() - open.last < quietMs) return
      const { since, last, failures } = open
      open = null
      ended({ seconds: Math.round((last - since) / 1000), failures })
    },
  }
}
