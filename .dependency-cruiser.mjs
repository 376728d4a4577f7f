// The import rules of docs/ARCHITECTURE.md. Tests may import anything inside their own workspace.
const AREAS = [
  'foundation',
  'people',
  'attention',
  'listing',
  'money',
  'couples',
  'reputation',
  'insight',
  'growth',
  'desk',
];
const TEST = String.raw`\.test\.tsx?$`;
const DOMAIN = '^server/src/domains/([^/]+/[^/]+)/';
const OUR_CODE = '^(contract|server|panel|sandbox|e2e|bench|scripts)/';
const CONTRACT = '^contract/src/';
const SQL = '(^|/)node_modules/(kysely|pg|pg-boss)/';
/** Parts of the platform without I/O. */
const PURE_PLATFORM =
  '^server/src/platform/(errors/|auth/caller|crypto/(keyring|secrets)|csv/|mail/(clean-html|escape-html|mask-email|plain-text)|time/calendar)';
const FASTIFY = '(^|/)node_modules/(fastify|@fastify/[^/]+)/';

/** Files of one role of a server domain, e.g. `routes` for `*.routes.ts`. */
const role = (name) => ({ path: `${DOMAIN}.*\\.${name}\\.ts$`, pathNot: TEST });
const ownFiles = (roles) => String.raw`^server/src/domains/$1/.*\.(${roles})\.ts$`;
const anyFiles = (roles) => String.raw`^server/src/domains/.*\.(${roles})\.ts$`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const workspaces = [
  rule(
    'contract-stands-alone',
    'The contract is shared by server and panel, so it depends on neither.',
    { path: '^contract/' },
    { path: OUR_CODE, pathNot: '^contract/' },
  ),
  rule(
    'contract-needs-zod-only',
    'The contract runs in the browser and on the server: zod and libphonenumber-js are its only packages.',
    { path: CONTRACT, pathNot: TEST },
    { pathNot: ['^contract/', 'node_modules/(zod|libphonenumber-js)/'] },
  ),
  rule(
    'panel-uses-the-contract',
    'The panel talks to the server over HTTP, with the types of the contract.',
    { path: '^panel/' },
    { path: OUR_CODE, pathNot: '^(panel|contract)/' },
  ),
  rule(
    'server-knows-no-client',
    'The server knows the contract, not who calls it.',
    { path: '^server/' },
    { path: OUR_CODE, pathNot: '^(server|contract)/' },
  ),
  rule(
    'sandbox-stands-alone',
    'The sandbox plays other companies, so it shares protocols with the product and no code. One test connects the two.',
    { path: '^sandbox/', pathNot: String.raw`^sandbox/src/product(-bank)?\.test\.ts$` },
    { path: OUR_CODE, pathNot: '^sandbox/' },
  ),
  rule(
    'journeys-use-the-product',
    'Journeys start the product and use it from outside.',
    { path: '^e2e/' },
    {
      path: OUR_CODE,
      pathNot: ['^(e2e|contract|scripts/support)/', '^panel/src/(app/page|platform/routing/paths).ts$'],
    },
  ),
];

const bothSides = [
  rule(
    'no-cycles',
    'Two files that import each other are one file, or three.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  ...['contract/src', 'server/src/domains', 'panel/src/domains'].flatMap((side) =>
    AREAS.slice(0, -1).map((area, index) =>
      rule(
        `${side.split('/')[0]}-${area}-imports-areas-below`,
        'An area imports only areas below it, types included. Whatever it needs from above is passed in at the wiring.',
        { path: `^${side}/${area}/`, pathNot: [TEST, String.raw`\.factory\.ts$`] },
        { path: `^${side}/(${AREAS.slice(index + 1).join('|')})/` },
      ),
    ),
  ),
  rule(
    'platform-knows-no-domain',
    'Code that serves every domain must not depend on one.',
    { path: '^(server|panel)/src/platform/', pathNot: TEST },
    { path: '^(server|panel)/src/(domains|app|demo)/' },
  ),
  rule(
    'domains-know-no-app',
    'The app wires the domains, never the other way round.',
    { path: '^(server|panel)/src/domains/', pathNot: TEST },
    { path: '^(server|panel)/src/app/' },
  ),
  rule(
    'tests-are-not-imported',
    'The product never imports a test or its tools; the rehearsals of scripts/ may.',
    {
      pathNot: [
        TEST,
        '^server/src/testing/',
        '^panel/src/testing/',
        '^e2e/',
        '^bench/',
        '^scripts/(deploy-check|support/(chaos|scale)[a-z-]*)\\.ts$',
      ],
    },
    { path: [TEST, '^(server|panel)/src/testing/'] },
  ),
];

const panel = [
  rule(
    'panel-domains-are-separate',
    'A panel domain never imports another; app/ composes them.',
    { path: '^panel/src/domains/([^/]+/[^/]+)/' },
    { path: '^panel/src/domains/', pathNot: '^panel/src/domains/$1/' },
  ),
  rule(
    'ui-knows-props-only',
    'UI components know their props, nothing about the business.',
    { path: '^panel/src/ui/', pathNot: TEST },
    { path: OUR_CODE, pathNot: ['^panel/src/(ui|texts|loading)/', '^contract/src/shared/'] },
  ),
  rule(
    'texts-know-react-only',
    'Finding and filling in a text does not depend on what it says.',
    { path: '^panel/src/texts/', pathNot: TEST },
    { path: OUR_CODE, pathNot: '^panel/src/texts/' },
  ),
  rule(
    'loading-knows-no-other-code',
    'How a file is loaded does not depend on what is in it.',
    { path: '^panel/src/loading/', pathNot: TEST },
    { path: OUR_CODE, pathNot: '^panel/src/loading/' },
  ),
];

const serverDomains = [
  rule(
    'domains-use-public-files',
    'Other domains import only its *.public.ts; factories may build on other factories.',
    { path: DOMAIN, pathNot: [TEST, String.raw`\.factory\.ts$`] },
    { path: DOMAIN, pathNot: ['^server/src/domains/$1/', String.raw`\.public\.ts$`] },
  ),
  rule(
    'repositories-import-no-domain',
    'A query may join any table by name, so a repository needs no import from another domain.',
    { path: `${DOMAIN}.*\\.(repository|tables)\\.ts$` },
    { path: DOMAIN, pathNot: '^server/src/domains/$1/' },
  ),
  rule('routes-bind-only', 'A route binds a call to a service and a presenter, one line each.', role('routes'), {
    path: OUR_CODE,
    pathNot: [CONTRACT, '^server/src/platform/(?!db/|postgres/)', ownFiles('service|presenter|limits')],
  }),
  rule('routes-hold-no-sql', 'Routes reach data through the service.', role('routes'), { path: SQL }),
  rule('services-know-no-http', 'A use case does not know that it was called over HTTP.', role('service'), {
    path: [FASTIFY, '^server/src/platform/http/', anyFiles('routes|webhooks')],
    dependencyTypesNot: ['type-only'],
  }),
  rule('services-hold-no-sql', 'Every query lives in a repository.', role('(service|operations)'), { path: SQL }),
  rule(
    'operations-import-no-service',
    'Operations run in the caller’s transaction: services call them, not the other way round.',
    role('operations'),
    {
      path: [FASTIFY, '^server/src/platform/http/', anyFiles('routes|service|webhooks|jobs|factory')],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule('rules-are-pure', 'Rules and policies are plain functions without I/O or a clock.', role('(policy|rules)'), {
    pathNot: [CONTRACT, '^(node:)?crypto$', 'node_modules/', PURE_PLATFORM, ownFiles('policy|rules')],
    dependencyTypesNot: ['type-only'],
  }),
  rule(
    'repositories-know-tables-only',
    'A repository speaks in rows: no contract types, nothing from the layers above.',
    role('repository'),
    {
      path: [
        CONTRACT,
        anyFiles('routes|service|operations|policy|presenter|public|jobs|job-definitions|mails|webhooks|factory'),
      ],
    },
  ),
  rule(
    'presenters-fetch-nothing',
    'A presenter turns rows into the contract’s shapes and fetches nothing.',
    role('presenter'),
    {
      path: [
        SQL,
        FASTIFY,
        '^server/src/platform/(db|http)/',
        anyFiles('routes|service|operations|repository|jobs|webhooks|factory'),
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule('jobs-call-services', 'Background work calls use cases.', role('(jobs|webhooks)'), {
    path: [SQL, anyFiles('routes|repository|presenter|factory')],
  }),
  rule('definitions-are-data', 'Job definitions and limits are data.', role('(job-definitions|limits)'), {
    path: OUR_CODE,
    pathNot: [CONTRACT, '^server/src/platform/(jobs|limits|http)/'],
  }),
  rule('mails-are-texts', 'A mail file turns values into a mail and sends nothing.', role('mails'), {
    path: [SQL, FASTIFY, anyFiles('routes|service|operations|repository|jobs|webhooks|factory')],
    dependencyTypesNot: ['type-only'],
  }),
  rule('public-files-export-their-own', 'A public file only re-exports from its own domain.', role('public'), {
    path: OUR_CODE,
    pathNot: ownFiles('service|operations|repository|presenter|policy|rules|tables|job-definitions'),
  }),
  rule('factories-write-rows', 'A factory builds on repositories and other factories.', role('factory'), {
    path: [FASTIFY, anyFiles('routes|service|public|jobs')],
  }),
  rule(
    'factories-are-for-tests',
    'Only tests, demo data, bench and chaos make data up.',
    {
      pathNot: [
        TEST,
        String.raw`\.factory\.ts$`,
        '^server/src/(testing|demo)/',
        '^server/src/app/demo',
        '^(bench|scripts/support/chaos-)',
      ],
    },
    { path: String.raw`\.factory\.ts$` },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...workspaces, ...bothSides, ...panel, ...serverDomains],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^panel/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
