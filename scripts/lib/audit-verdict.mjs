const severities = ['critical', 'high', 'moderate', 'low', 'info']

/** Days within which a known vulnerability must be fixed (docs/SECURITY.md). */
export const daysToMend = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 }

/** Exit code 0: no known vulnerabilities. 1: some. 2: npm did not reply. */
export function judgeAudit(output) {
  const report = readReport(output)
  if (!report?.vulnerabilities || !report.metadata) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer'
    return { code: 2, lines: [`The npm registry could not be asked (${why}). Nothing is known; try again online.`] }
  }
  const found = Object.values(report.vulnerabilities).toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  )
  const total = report.metadata.dependencies?.total ?? 0
  if (found.length === 0)
    return { code: 0, lines: [`Nothing is known against the ${total} libraries of the lock file.`] }
  const lines = found.map(({ severity, name, range, via, fixAvailable }) => {
    const why = via
      .map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`))
      .join('; ')
    const days = daysToMend[severity] ?? daysToMend.info
    return `${severity}  ${name} ${range}: ${why}. ${fixAvailable ? 'There is a newer one' : 'No newer one yet'}; to be mended in ${days} days.`
  })
  return {
    code: 1,
    lines: [...lines, `${found.length} of ${total} libraries of the lock file have something known against them.`],
  }
}

function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
