import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { Environment } from '@bellbird/server/src/platform/config/environment.ts';
import { PRODUCTION } from '@bellbird/server/src/testing/production.ts';
import { expect, test } from 'vitest';
import { parseDockerfile, readIgnored } from './support/dockerfile.ts';
import { inProject } from './support/paths.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const sample = parseEnv(read('.env.example').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));

test('the image has the Node version that everything else is tested with, and runs as nobody in particular', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(stages.map(({ name, nodeVersion }) => [name, nodeVersion])).toEqual([
    ['panel', devDependencies.node],
    ['product', devDependencies.node],
  ]);
  expect(stages.at(-1)).toMatchObject({ user: 'node', environment: { NODE_ENV: 'production' } });
  expect(() => parseDockerfile('FROM node:24.0.0 AS x\nADD a b')).toThrow('Not understood: ADD a b');
});

test('what a stage takes from another one is named from its root', () => {
  const two = (path: string) => `FROM node:24.0.0 AS a\nWORKDIR /app\nFROM node:24.0.0 AS b\nCOPY --from=a ${path} x`;
  expect(parseDockerfile(two('/app/x')).at(-1)?.instructions).toEqual([
    { kind: 'copy', stage: 'a', from: 'x', to: 'x' },
  ]);
  expect(() => parseDockerfile(two('x'))).toThrow('There is no x in the stage ‘a’.');
});

test('a build does not see what .dockerignore names', () => {
  const isIgnored = readIgnored('bench\n.env\n**/dist\n');
  const files = ['bench/src/main.ts', '.env', 'panel/dist/index.html', 'dist/x', 'server/bench/x', '.env.example'];
  expect(files.filter(isIgnored)).toEqual(['bench/src/main.ts', '.env', 'panel/dist/index.html', 'dist/x']);
  expect(() => readIgnored('*.log')).toThrow('Not understood: *.log');
});

test('the sample environment names variables that exist, and all that production requires', () => {
  const known = new Set([...Object.keys(Environment.shape), 'SITE', 'DATABASE_PASSWORD']);
  expect(Object.keys(sample).filter((name) => !known.has(name))).toEqual([]);
  const byCompose = new Set(['NODE_ENV', 'BASE_URL']);
  expect(Object.keys(PRODUCTION).filter((name) => !(name in sample) && !byCompose.has(name))).toEqual([]);
});

test('values that the sample fills in are accepted as they are', () => {
  const filled = Object.fromEntries(Object.entries(sample).filter(([, value]) => value !== ''));
  delete filled['GATEWAY_URL'];
  delete filled['STORAGE_URL'];
  expect(() => readConfig({ ...PRODUCTION, ...filled, DATABASE_URL: 'postgres://localhost/x' })).not.toThrow();
});

test('compose and systemd name variables that exist', () => {
  const known = new Set(Object.keys(Environment.shape));
  const inCompose = [...read('compose.yaml').matchAll(/^ {2,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(inCompose.filter((name) => !known.has(name) && !name.startsWith('POSTGRES_'))).toEqual([]);
  const inUnit = [...read('deploy/bellbird.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  expect(inUnit.filter((name) => !known.has(name))).toEqual([]);
});
