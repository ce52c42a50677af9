import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'

const pathOf = (task) => (task.type === 'module' ? [] : [...pathOf(task.parent), task.name])

export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], took: {}, tests: [] }
    for (const module of modules) {
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      const { name } = module.project
      report.took[name] = (report.took[name] ?? 0) + setupDuration + collectDuration + duration
      const line = (what, why = '') => `${relative(root, module.moduleId)} > ${what}: ${why.split('\n')[0]}`
      const before = report.failures.length
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const status = state === 'pending' ? 'skipped' : state
        report[status]++
        report.tests.push({ path: pathOf(test), status })
        if (test.diagnostic()?.flaky) report.flaky.push(line(test.fullName, errors?.[0]?.message))
        if (state === 'failed') report.failures.push(line(test.fullName, errors?.[0]?.message))
      }
      const errors = [...module.errors(), ...Array.from(module.children.allSuites()).flatMap((suite) => suite.errors())]
      if (module.state() === 'failed' && report.failures.length === before)
        report.failures.push(line('the file', errors[0]?.message))
    }
    for (const error of unhandledErrors) report.failures.push(`outside of any test: ${error.message?.split('\n')[0]}`)
    report.failed = Math.max(report.failed, report.failures.length)
    writeFileSync(process.env.PESHI_VITEST_REPORT, JSON.stringify(report))
  }
}
