// Allowed directions of imports, including type imports. docs/ARCHITECTURE.md describes the wings.

/** A wing may import itself and the wings before it in this list. */
const wings = [
  'platform',
  'chamber',
  'courts',
  'matters',
  'clients',
  'trackers',
  'papers',
  'day',
  'office',
  'records',
  'operations',
]
/** What `platform` must import from the contracts of features, with the reason. */
const platformMayImport = [
  // `db` declares the tables of cases, clients and matters, because every wing uses them.
  '^packages/server/src/platform/db/(?:cases|clients|matters)\\.schema\\.ts$',
  // These run before the features are loaded: the session is renewed, and the device's store is opened.
  '^packages/web/src/platform/(?:api/refresh|device/device-store)\\.ts$',
  // Every wing shows the names of courts and the numbers of cases in the person's language.
  '^packages/web/src/platform/i18n/say-(?:case|court)\\.ts$',
].join('|')
const sides = '^packages/(?:server|web)/src'
const feature = `${sides}/(?:${wings.join('|')})/[^/]+`

export default {
  forbidden: [
    ...wings.slice(0, -1).map((wing, at) => ({
      name: `${wing}-imports-downwards`,
      severity: 'error',
      from: { path: `${sides}/${wing}/` },
      to: { path: `${sides}/(?:${wings.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'no-wing-imports-the-composition',
      severity: 'error',
      from: { path: `${sides}/(?:${wings.join('|')})/` },
      to: { path: '^packages/server/src/(?:app/|[^/]+\\.ts$)' },
    },
    {
      name: 'no-circle-of-features',
      severity: 'error',
      scope: 'folder',
      from: { path: `${feature}$` },
      to: { circular: true },
    },
    {
      name: 'no-import-past-the-public-files-of-a-feature',
      severity: 'error',
      from: { path: `(${feature})/` },
      to: { path: '\\.(?:feature|routes|page|dialog|child)\\.tsx?$', pathNot: '^$1/' },
    },
    {
      name: 'platform-imports-no-contract-of-a-feature',
      severity: 'error',
      from: { path: '^packages/(?:contract|server|web)/src/platform/', pathNot: platformMayImport },
      to: { path: `^packages/contract/src/(?:${wings.slice(1).join('|')})/` },
    },
    {
      name: 'database-and-http-import-no-feature',
      severity: 'error',
      from: { path: '^packages/server/src/platform/(?:db|http)/' },
      to: { path: '^packages/server/src/', pathNot: '^packages/server/src/platform/(?:db/|http/|crypto/|[^/]+\\.ts$)' },
    },
  ],
  options: {
    // Leaves out the web's folder `app`, because features import route helpers from it.
    includeOnly: `^packages/(?:contract|server)/src/|${sides}/(?:${wings.join('|')})/`,
    exclude: '\\.(?:test|fixture)\\.tsx?$',
    // The parser does not support `using`.
    doNotFollow: '/join-files\\.ts$',
    // `swc`, because TypeScript 7 has no API for parsing yet.
    parser: 'swc',
    // Resolves `@peshi/contract/…`.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
