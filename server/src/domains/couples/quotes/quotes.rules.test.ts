import { MAIL_FILES_KB } from '@bellbird/contract/shared/limits';
import { describe, expect, test } from 'vitest';
import { hashContent } from './content-hash.rules.ts';
import { assertOpen, assertSameContent, hasExpired, toChosen } from './quote-acceptance.rules.ts';
import { findReduced } from './quote-amendments.rules.ts';
import { toQuoteContent, toQuoteFile } from './quote-content.rules.ts';
import { findFileFault } from './quote-files.rules.ts';
import { toStage } from './quote-stage.rules.ts';
import { startQuote } from './quote-start.rules.ts';

const NOW = new Date('2026-11-17T02:00:00Z');
const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a quote', () => {
  const open = { state: 'sent', expires_at: '2026-11-17T02:00:01Z', first_opened_at: null, deposit_paid_at: null };
  test.each([
    ['sent', {}, undefined],
    ['without an end', { expires_at: null }, undefined],
    ['at the moment it ends', { expires_at: NOW.toISOString() }, 'quote_expired'],
    ['marked as expired', { state: 'expired' }, 'quote_expired'],
    ['accepted', { state: 'accepted' }, 'quote_decided'],
    ['declined', { state: 'declined' }, 'quote_decided'],
    ['withdrawn', { state: 'withdrawn' }, 'quote_withdrawn'],
    ['a draft', { state: 'draft' }, 'quote_withdrawn'],
  ])('%s can be accepted, or says why not', (_case, given, code) => {
    expect(codeOf(() => assertOpen({ ...open, ...given } as never, NOW))).toBe(code);
  });

  test('is followed from sent to paid', () => {
    const stage = (given: object) => toStage({ ...open, ...given } as never, NOW);
    expect(stage({})).toBe('sent');
    expect(stage({ first_opened_at: 'x' })).toBe('viewed');
    expect(stage({ expires_at: NOW.toISOString() })).toBe('expired');
    expect(stage({ state: 'accepted', expires_at: NOW.toISOString() })).toBe('accepted');
    expect(stage({ state: 'accepted', deposit_paid_at: 'x' })).toBe('paid');
    expect(stage({ state: 'withdrawn' })).toBe('withdrawn');
    expect(hasExpired({ state: 'draft', expires_at: '2020-01-01T00:00:00Z' } as never, NOW)).toBe(false);
  });

  test('is accepted as the couple read it, with extras that were on the page', () => {
    const hash = hashContent({ a: 1 });
    expect(codeOf(() => assertSameContent(hash, hash.toString('hex')))).toBeUndefined();
    expect(codeOf(() => assertSameContent(hash, hashContent({ a: 2 }).toString('hex')))).toBe('quote_changed');
    const lines = [
      { key: 'hire', isOptional: false },
      { key: 'late', isOptional: true },
      { key: 'fire', isOptional: true },
    ] as never;
    expect(toChosen({ lines }, ['fire', 'late', 'fire'])).toEqual(['late', 'fire']);
    expect(toChosen({ lines }, [])).toEqual([]);
    expect(codeOf(() => toChosen({ lines }, ['late', 'hire']))).toBe('quote_changed');
  });

  test('has the same hash whatever order its keys come in, and another one for another word', () => {
    const hex = (content: unknown) => hashContent(content).toString('hex');
    expect(hex({ a: [1, { c: null, b: 'x' }], d: undefined })).toBe(hex({ a: [1, { b: 'x', c: null }] }));
    expect(hex({ a: [1, 2] })).not.toBe(hex({ a: [2, 1] }));
    expect(hex({ a: '1' })).not.toBe(hex({ a: 1 }));
    expect(hex({ a: null })).not.toBe(hex({}));
    expect(hex({ a: ['x'] })).not.toBe(hex({ a: { 0: 'x' } }));
    // What couples accepted before an update can still be proven after it.
    expect(hex({ b: [1, 'x', null], a: { d: 2, c: true } })).toBe(
      'eb6f2c556d578489a58d5e36b6a6219df951789081dca564957510a90434adcc',
    );
  });
});

describe('less to pay', () => {
  const open = [
    { cents: 1000, gst_cents: 91 },
    { cents: 2000, gst_cents: 182 },
  ] as never as Parameters<typeof findReduced>[0];
  const reduce = (off: number, isGstRegistered = true) => {
    const { left, ...sums } = findReduced(open, off, isGstRegistered);
    return { ...sums, left: left.map(({ cents, gst_cents }) => [cents, gst_cents]) };
  };
  test('comes off the last payment first', () => {
    expect(reduce(500)).toEqual({ cents: -500, gst_cents: -46, left: [[1500, 136]] });
    expect(reduce(2000)).toEqual({ cents: -2000, gst_cents: -182, left: [[0, 0]] });
    expect(reduce(2500)).toEqual({
      cents: -2500,
      gst_cents: -228,
      left: [
        [0, 0],
        [500, 45],
      ],
    });
    expect(reduce(500, false).left).toEqual([[1500, 0]]);
    expect(reduce(0).left).toEqual([]);
  });
});

describe('a new quote', () => {
  const start = (weddingDate: string | null) =>
    startQuote({
      today: '2026-11-17',
      weddingDate,
      guests: 120,
      settings: { deposit_percent: 25, valid_days: 14 },
      coverMediumId: null,
    });
  test('follows from the couple and the vendor’s settings', () => {
    expect(start('2027-04-10')).toMatchObject({
      title: '',
      note: '',
      weddingDate: '2027-04-10',
      guests: 120,
      deposit: { kind: 'percent', value: 25 },
      balanceDueOn: '2027-03-27',
      validUntil: '2026-12-01',
      holdsDay: false,
      attachmentIds: [],
      lines: [],
      instalments: [],
    });
    expect(start('2026-11-17')).toMatchObject({ weddingDate: '2026-11-17', balanceDueOn: '2026-11-17' });
    expect(start('2026-11-16')).toMatchObject({ weddingDate: null, balanceDueOn: '2026-12-17' });
    expect(start(null)).toMatchObject({ weddingDate: null, balanceDueOn: '2026-12-17' });
  });
});

describe('the files of a quote', () => {
  const kb = (size: number) => ({ size_bytes: size * 1024 });
  test('are each there once, and together not too large for a mail', () => {
    expect(findFileFault([1, 2], [kb(1), kb(MAIL_FILES_KB - 1)])).toBeUndefined();
    expect(findFileFault([1, 2], [kb(1), kb(MAIL_FILES_KB)])).toMatch(/at most 20 MB/);
    expect(findFileFault([1, 1], [kb(1), kb(1)])).toMatch(/once/);
    expect(findFileFault([1, 2], [kb(1)])).toMatch(/no longer there/);
    expect(findFileFault([], [])).toBeUndefined();
  });

  test('are named for good; quotes from before have none', () => {
    const stored = { id: 1, name: 'a.pdf', mime_type: 'application/pdf', size_bytes: 5 };
    expect(toQuoteFile({ ...stored, sha256: Buffer.from('ab', 'hex') })).toEqual({
      id: 1,
      name: 'a.pdf',
      mimeType: 'application/pdf',
      sizeBytes: 5,
      sha256: 'ab',
    });
    expect(toQuoteFile({ ...stored, sha256: null }).sha256).toBeNull();
    expect(toQuoteContent({ title: 'x' })).toEqual({ title: 'x', attachmentIds: [], files: [] });
    expect(toQuoteContent({ attachmentIds: [1], files: [2] })).toEqual({ attachmentIds: [1], files: [2] });
  });
});
