import { expect, test } from 'vitest';
import { MEDIA_STATUSES, isPublished, canBecome } from './media-rules.ts';

test('GAL-003 the vendor can only switch a medium between active and passive', () => {
  const steps = MEDIA_STATUSES.flatMap((from) =>
    (['active', 'passive'] as const).filter((to) => from !== to && canBecome(from, to)).map((to) => `${from}→${to}`),
  );
  expect(steps).toEqual(['active→passive', 'passive→active']);
});

test('GAL-003 a medium may be saved again as what it is', () => {
  expect([canBecome('active', 'active'), canBecome('passive', 'passive')]).toEqual([true, true]);
});

test('GAL-002 GAL-003 only an active medium of an active gallery is published', () => {
  const published = MEDIA_STATUSES.flatMap((medium) =>
    (['active', 'passive'] as const).filter((gallery) => isPublished(medium, gallery)).map((each) => [medium, each]),
  );
  expect(published).toEqual([['active', 'active']]);
});
