import { expect, test } from 'vitest';
import { type ApprovalSubject, describeItems } from './approval-subjects.rules.ts';

test('each kind describes its own items at once, in the order of the queue; what is gone has no description', async () => {
  const asked: [string, readonly number[]][] = [];
  const subject = (kind: string) =>
    ({
      kind,
      describe: (_tx: unknown, ids: readonly number[]) => {
        asked.push([kind, ids]);
        return Promise.resolve(new Map(ids.filter((id) => id !== 3).map((id) => [id, { title: `${kind} ${id}` }])));
      },
    }) as unknown as ApprovalSubject;
  const items = [
    { kind: 'medium', subject_id: 1 },
    { kind: 'item', subject_id: 2 },
    { kind: 'medium', subject_id: 3 },
  ];
  const subjects = ['medium', 'item', 'discount'].map(subject);
  expect(await describeItems(undefined as never, subjects, items)).toEqual([
    { title: 'medium 1' },
    { title: 'item 2' },
    undefined,
  ]);
  expect(asked).toEqual([
    ['medium', [1, 3]],
    ['item', [2]],
  ]);
});
