import { expect, test } from 'vitest';
import { NoteForm } from './edit-forms.ts';

test('a note for a colleague is a task and needs its day; a day alone makes it one’s own', () => {
  const faults = (ownerId: number | '', dueOn: string) =>
    NoteForm.safeParse({ text: 'Call about the gallery', ownerId, dueOn }).error?.issues.map(({ path }) => path) ?? [];
  expect([faults('', ''), faults('', '2026-12-01'), faults(7, '2026-12-01')]).toEqual([[], [], []]);
  expect(faults(7, '')).toEqual([['dueOn']]);
});
