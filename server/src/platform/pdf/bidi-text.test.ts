import { expect, test } from 'vitest';
import { isolate, toVisualRuns } from './bidi-text.ts';

test.each([
  ['Total, by 27.03.2027', 'ltr', ['Total, by 27.03.2027']],
  ['حتى 27.03.2027', 'rtl', ['27.03.2027', ' ', 'حتى']],
  ['مكان (كبير)', 'rtl', ['(', 'كبير', ') ', 'مكان']],
  ['شكرًا Georgia & Sam.', 'rtl', ['.', 'Georgia & Sam', ' ', 'شكرًا']],
  ['For سمر only', 'ltr', ['For ', 'سمر', ' only']],
] as const)('%s is drawn from left to right as people read it', (line, base, runs) => {
  expect(toVisualRuns(line, base)).toEqual(runs);
});

test('a value keeps its own order inside a sentence, and the signs that say so are not drawn', () => {
  const moment = isolate('(2026-11-16T01:00:00Z)');
  expect(toVisualRuns(`في ${moment}.`, 'rtl')).toEqual(['.', '(2026-11-16T01:00:00Z)', ' ', 'في']);
});
