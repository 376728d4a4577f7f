import { describe, expect, test } from 'vitest';
import { formatAbn, isAbn, isAcn } from './business-numbers.ts';

describe('an ABN', () => {
  test.each(['51 824 753 556', '51824753556', '53-004-085-616'])(
    'has eleven digits whose checksum holds: %s',
    (abn) => {
      expect(isAbn(abn)).toBe(true);
    },
  );

  test.each(['51824753557', '15824753556', '5182475355', '518247535560', '00000000000', '', 'abn'])(
    'is nothing else: %s',
    (abn) => {
      expect(isAbn(abn)).toBe(false);
    },
  );

  test('is shown in groups', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
    for (const other of ['5182475355', '518247535567', '']) expect(formatAbn(other)).toBe(other);
  });
});

describe('an ACN', () => {
  test.each(['004 085 616', '004085616', '000 000 019', '010 499 966', '100 000 002', '000 250 000'])(
    'ends with its check digit: %s',
    (acn) => {
      expect(isAcn(acn)).toBe(true);
    },
  );

  test.each(['004085617', '00408561', '0040856160', ''])('is nothing else: %s', (acn) => {
    expect(isAcn(acn)).toBe(false);
  });
});
