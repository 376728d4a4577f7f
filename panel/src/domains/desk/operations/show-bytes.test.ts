import { expect, test } from 'vitest';
import { showBytes } from './show-bytes.ts';

test('sizes are shown in the unit that people read', () => {
  expect([0, 999, 1_536_000, 2_500_000_000_000_000].map(showBytes)).toEqual(['0 B', '999 B', '1.5 MB', '2500.0 TB']);
});
