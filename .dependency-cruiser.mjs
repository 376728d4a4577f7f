// The walls of docs/ARCHITECTURE.md. Tests may look anywhere inside their own workspace; everything else keeps to its room.
const TEST = String.raw`\.test\.tsx?$`;
const DOMAIN = '^server/src/domains/([^/]+/[^/]+)/';
const OUR_CODE = '^(contract|server|panel|sandbox|e2e|bench|scripts)/';
const CONTRACT = '^contract/src/';
const SQL = '(^|/)node_modules/(kysely|pg|pg-boss)/';
const FASTIFY = '(^|/)node_modules/(fastify|@fastify/[^/]+)/';

/** @param {string} kind the part of the file name before .ts, e.g. `routes` */
const room = (kind) => ({ path: `${DOMAIN}.*\\.${kind}\\.ts$`, pathNot: TEST });
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const workspaces = [
  wall(
    'contract-stands-alone',
    'The contract is what both sides promise: it knows neither of them.',
    { path: '^contract/' },
    { path: OUR_CODE, pathNot: '^contract/' },
  ),
  wall(
    'contract-needs-zod-only',
    'The contract runs in browser and server alike: zod and phone numbers are all it brings.',
    { path: CONTRACT, pathNot: TEST },
    { pathNot: ['^contract/', 'node_modules/(zod|libphonenumber-js)/'] },
  ),
  wall(
    'panel-talks-through-the-contract',
    'The panel meets the server over HTTP, in the words of the contract.',
    { path: '^panel/' },
    { path: OUR_CODE, pathNot: '^(panel|contract)/' },
  ),
  wall(
    'server-knows-no-client',
    'The server knows the contract, not who calls it.',
    { path: '^server/' },
    { path: OUR_CODE, pathNot: '^(server|contract)/' },
  ),
  wall(
    'sandbox-is-the-outside',
    'The sandbox plays other companies: it shares nothing with the product but protocols. One test holds the two together.',
    { path: '^sandbox/', pathNot: String.raw`^sandbox/src/product(-bank)?\.test\.ts$` },
    { path: OUR_CODE, pathNot: '^sandbox/' },
  ),
  wall(
    'journeys-use-the-front-door',
    'Journeys start the product and look at it from outside.',
    { path: '^e2e/' },
    {
      path: OUR_CODE,
      pathNot: ['^(e2e|contract|scripts/support)/', '^panel/src/(app/page|platform/routing/paths)\\.ts$'],
    },
  ),
];

const bothSides = [
  wall(
    'no-circles',
    'Two files that need each other are one file, or three.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  wall(
    'platform-knows-no-domain',
    'What serves every domain must not know any of them.',
    { path: '^(server|panel)/src/platform/', pathNot: TEST },
    { path: '^(server|panel)/src/(domains|app|demo)/' },
  ),
  wall(
    'domains-know-no-app',
    'The app puts domains together, never the other way round.',
    { path: '^(server|panel)/src/domains/', pathNot: TEST },
    { path: '^(server|panel)/src/app/' },
  ),
  wall(
    'tests-are-not-imported',
    'Nothing the product runs may lean on a test or its tools.',
    { pathNot: [TEST, '^server/src/testing/', '^panel/src/testing/', '^e2e/', '^bench/'] },
    { path: [TEST, '^(server|panel)/src/testing/'] },
  ),
];

const panel = [
  wall(
    'panel-domains-are-strangers',
    'A panel domain never imports another; app/ composes them.',
    { path: '^panel/src/domains/([^/]+/[^/]+)/' },
    { path: '^panel/src/domains/', pathNot: '^panel/src/domains/$1/' },
  ),
  wall(
    'ui-knows-props-only',
    'The parts of the screen know MUI and props, nothing of the business.',
    { path: '^panel/src/ui/', pathNot: TEST },
    { path: OUR_CODE, pathNot: ['^panel/src/(ui|texts)/', '^contract/src/shared/'] },
  ),
  wall(
    'texts-know-react-only',
    'How a text is found and filled is the same whatever it says.',
    { path: '^panel/src/texts/', pathNot: TEST },
    { path: OUR_CODE, pathNot: '^panel/src/texts/' },
  ),
];

const serverDomains = [
  wall(
    'domains-meet-in-public',
    'Another domain is entered through its *.public.ts; queries may join its tables, factories build on factories.',
    { path: DOMAIN, pathNot: [TEST, String.raw`\.(repository|tables|factory)\.ts$`] },
    { path: DOMAIN, pathNot: ['^server/src/domains/$1/', String.raw`\.public\.ts$`] },
  ),
  wall(
    'repository-joins-tables-only',
    'A query may name the tables of another domain, nothing else of it.',
    { path: `${DOMAIN}.*\\.(repository|tables)\\.ts$` },
    { path: DOMAIN, pathNot: ['^server/src/domains/$1/', String.raw`\.tables\.ts$`] },
  ),
  wall(
    'factories-build-on-factories',
    'A factory takes what it needs of another domain from that domain’s factory.',
    room('factory'),
    { path: DOMAIN, pathNot: ['^server/src/domains/$1/', String.raw`\.(factory|tables)\.ts$`] },
  ),
  wall('routes-bind-only', 'A route binds a call to a service and a presenter, one line each.', room('routes'), {
    path: OUR_CODE,
    pathNot: [
      CONTRACT,
      '^server/src/platform/(?!db/|postgres/)',
      String.raw`^server/src/domains/$1/.*\.(service|presenter|limits)\.ts$`,
    ],
  }),
  wall('routes-hold-no-sql', 'Routes reach data through the service.', room('routes'), { path: SQL }),
  wall('service-knows-no-http', 'A use case does not know that it was called over HTTP.', room('service'), {
    path: [FASTIFY, '^server/src/platform/http/', String.raw`^server/src/domains/.*\.routes\.ts$`],
    dependencyTypesNot: ['type-only'],
  }),
  wall('service-holds-no-sql', 'Every query stands in the repository.', room('service'), { path: SQL }),
  wall(
    'rules-are-pure',
    'Policies and status machines are plain functions: no input, no output, no clock.',
    { path: `${DOMAIN}.*(\\.policy|-status)\\.ts$` },
    {
      pathNot: [CONTRACT, '^server/src/platform/errors/', String.raw`^server/src/domains/$1/.*(\.policy|-status)\.ts$`],
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall(
    'repository-knows-tables',
    'A repository speaks in rows: not in the words of the contract, and not to the service above it.',
    room('repository'),
    {
      path: [
        CONTRACT,
        String.raw`^server/src/domains/.*\.(routes|service|policy|presenter|public|jobs|events|factory)\.ts$`,
      ],
    },
  ),
  wall(
    'presenter-shapes-only',
    'A presenter turns rows into the contract’s shapes and fetches nothing.',
    room('presenter'),
    {
      path: [
        SQL,
        FASTIFY,
        '^server/src/platform/(db|http)/',
        String.raw`^server/src/domains/.*\.(routes|service|repository|jobs|events|factory)\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall('work-goes-through-the-service', 'Jobs and events call use cases.', room('(jobs|events)'), {
    path: [SQL, FASTIFY, String.raw`^server/src/domains/.*\.(routes|repository|presenter|factory)\.ts$`],
  }),
  wall(
    'public-shows-its-own',
    'What other domains may call: use cases, reads and shapes of this domain.',
    room('public'),
    {
      path: OUR_CODE,
      pathNot: String.raw`^server/src/domains/$1/.*(\.(service|operations|repository|presenter|policy|rules|tables)|-status)\.ts$`,
    },
  ),
  wall('factory-writes-rows', 'A factory builds on the repository, not on use cases.', room('factory'), {
    path: [FASTIFY, String.raw`^server/src/domains/.*\.(routes|service|public|jobs|events)\.ts$`],
  }),
  wall(
    'factories-are-for-made-up-data',
    'Only tests, demo data and bench make data up.',
    { pathNot: [TEST, String.raw`\.factory\.ts$`, '^server/src/(testing|demo)/', '^server/src/app/demo', '^bench/'] },
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
