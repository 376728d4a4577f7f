import { describe, expect, test } from 'vitest';
import { presentMessage } from './messages.presenter.ts';
import type { AttachmentRow, MessageRow } from './messages.repository.ts';

const present = (row: Partial<MessageRow>, files: Partial<AttachmentRow>[] = []) =>
  presentMessage({ id: 9, ...row } as MessageRow, 5, 'Ruby & Finn', files as AttachmentRow[]);

describe('a message', () => {
  test('is by the couple or whoever they wrote as; ours is by our author', () => {
    expect(present({ direction: 'in', sender_name: null, author_name: 'Imogen' }).author.name).toBe('Ruby & Finn');
    expect(present({ direction: 'in', sender_name: 'Finn' }).author.name).toBe('Finn');
    expect(present({ direction: 'out', sender_name: 'Finn', author_name: 'Imogen' }).author.name).toBe('Imogen');
    expect(present({ direction: 'out', author_name: null }).author.name).toBe('');
  });

  test.each([
    ['known', 'r•••@m•••.example'],
    ['new', 'r•••@m•••.example'],
    ['couple', null],
    ['colleague', null],
  ] as const)('the address of a sender who is %s is shown as %s', (kind, address) => {
    const row = { sender_kind: kind, sender_address: 'ruby@mail.example' } as Partial<MessageRow>;
    expect(present(row).sender).toEqual({ kind, address });
  });

  test('has no sender where none was stored, and no address where none is known', () => {
    expect(present({ sender_kind: null, sender_address: 'ruby@mail.example' }).sender).toBeNull();
    expect(present({ sender_kind: 'new', sender_address: null }).sender).toEqual({ kind: 'new', address: null });
  });

  test('has its own files; one that was too large is listed without an address', () => {
    const file = { id: 1, message_id: 9, name: 'a.pdf', size_bytes: 2560, storage_key: 'k' };
    const shown = present({}, [
      file,
      { ...file, id: 2, storage_key: null, size_bytes: 10 },
      { ...file, message_id: 8 },
    ]);
    expect(shown.attachments.map(({ id, sizeKb, url }) => [id, sizeKb, url])).toEqual([
      [1, 3, '/leads/5/messages/9/attachments/1'],
      [2, 1, null],
    ]);
  });
});
