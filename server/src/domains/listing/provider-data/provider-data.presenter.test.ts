import { expect, test } from 'vitest';
import type { AnswerRow } from './answers.repository.ts';
import { presentAnswer } from './provider-data.presenter.ts';

const ROW: AnswerRow = {
  form_id: 4,
  value: 'Old',
  update_id: 7,
  update_value: 'New',
  update_status: 'waiting',
  update_version: 2,
  update_reason: null,
  update_by: 'Imogen Hart',
  update_created_at: '2026-11-16T00:00:00Z',
  update_decided_at: null,
};
const present = (given: Partial<AnswerRow>) => presentAnswer({ ...ROW, ...given });

test('a change that waits is shown beside the answer that is public', () => {
  expect(present({})).toEqual({
    formId: 4,
    value: 'Old',
    waiting: { id: 7, value: 'New', version: 2, by: 'Imogen Hart', createdAt: '2026-11-16T00:00:00Z' },
    refused: null,
  });
  expect(present({ update_by: null }).waiting?.by).toBe('');
});

test.each(['update_id', 'update_version', 'update_created_at', 'update_status'] as const)(
  'without its %s nothing waits',
  (column) => {
    expect(present({ [column]: null }).waiting).toBeNull();
  },
);

test('a refused change is shown with its reason once it was decided', () => {
  const refused = { update_status: 'rejected', update_reason: 'Too short', update_decided_at: '2026-11-17T00:00:00Z' };
  expect(present(refused as Partial<AnswerRow>)).toMatchObject({
    waiting: null,
    refused: { value: 'New', reason: 'Too short', at: '2026-11-17T00:00:00Z' },
  });
  expect(present({ update_status: 'rejected' }).refused).toBeNull();
  expect(present({ update_status: 'approved', update_decided_at: '2026-11-17T00:00:00Z' }).refused).toBeNull();
});

test('a form that was not answered has no value', () => {
  expect(present({ value: undefined, update_status: null })).toMatchObject({ value: null, waiting: null });
});
