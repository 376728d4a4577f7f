import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, ROOT } from './support/paths.ts';
import { say } from './support/console.ts';
import { idsInTitles, perPrefix, readRequirements } from './support/requirements.ts';

const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx'];
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...tests], {
  cwd: ROOT,
  encoding: 'utf8',
});
const met = new Set(
  listed
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => idsInTitles(readFileSync(inProject(file), 'utf8'), file)),
);
const requirements = readRequirements(readFileSync(inProject('docs/requirements.tsv'), 'utf8'));
const prefix = process.argv[2]?.toUpperCase();

if (prefix) {
  for (const { id, kind, text } of requirements) {
    if (id.startsWith(`${prefix}-`) && !met.has(id)) say(`${id}\t${kind}\t${text}`);
  }
} else {
  for (const row of perPrefix(requirements, met)) {
    say(`${row.prefix.padEnd(7)} ${String(row.met).padStart(4)} / ${String(row.all).padStart(4)}`);
  }
}
