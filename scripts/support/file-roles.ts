import { basename } from 'node:path/posix';
import { type SourceFile, readSources } from './source-files.ts';

/** What a file of a server domain may be; docs/ARCHITECTURE.md says what each does. */
export const SERVER_ROLES = [
  'routes',
  'service',
  'operations',
  'rules',
  'policy',
  'repository',
  'tables',
  'presenter',
  'jobs',
  'job-definitions',
  'mails',
  'webhooks',
  'limits',
  'approvals',
  'public',
  'factory',
  'test',
] as const;

const ROLE = new RegExp(String.raw`\.(?:${SERVER_ROLES.join('|')})\.ts$`);
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*(?:\.(?:test|module))*$/;
const EXPORTED_VALUE = /^export (?:async )?(?:function|const|let|class) (\w+)/gm;
const FACTORY = /^create\w+Service$/;

/** Files of server domains whose name says no role. */
export function findRolelessFiles(root: string): string[] {
  return readSources(root, ['server/src/domains/**/*.ts'])
    .filter(({ path }) => !ROLE.test(path))
    .map(({ path }) => `${path} has no role in its name`);
}

/** A `*.service.ts` exports one factory `createXService` and types, nothing else. */
export function findServiceFaults(root: string): string[] {
  return readSources(root, ['server/src/domains/**/*.service.ts']).flatMap(({ path, text }) => {
    const values = [...text.matchAll(EXPORTED_VALUE)].map(([, name = '']) => name);
    const isOneFactory = values.length === 1 && FACTORY.test(values[0] ?? '');
    return isOneFactory ? [] : [`${path} must export one createXService, not ${values.join(', ') || 'nothing'}`];
  });
}

/** kebab-case everywhere; React components are PascalCase. */
export function findMisnamedFiles(root: string): string[] {
  return readSources(root, ['{contract,server,panel,sandbox}/src/**/*.{ts,tsx}', '{e2e,scripts,bench}/**/*.ts'])
    .filter((file) => !isWellNamed(file))
    .map(({ path }) => `${path} is neither kebab-case nor a PascalCase component`);
}

function isWellNamed({ path }: SourceFile): boolean {
  const name = basename(path).replace(/\.tsx?$/, '');
  return KEBAB_CASE.test(name) || (path.startsWith('panel/') && path.endsWith('.tsx') && PASCAL_CASE.test(name));
}
