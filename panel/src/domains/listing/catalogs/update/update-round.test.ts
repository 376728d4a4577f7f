import { describe, expect, test } from 'vitest';
import { finishCurrent, skipCurrent, startRound } from './update-round.ts';

describe('MODAL-004 catalogs are updated one after the other', () => {
  test('from the first to the last', () => {
    const first = startRound([7, 3, 9]);
    expect(first.at).toBe(7);
    const second = finishCurrent(first);
    expect(second).toEqual({ left: [3, 9], at: 3 });
    const third = finishCurrent(second);
    expect(third).toEqual({ left: [9], at: 9 });
    expect(finishCurrent(third)).toEqual({ left: [], at: undefined });
  });

  test('after the last it continues with the skipped ones', () => {
    const second = skipCurrent(startRound([7, 3, 9]));
    expect(second).toEqual({ left: [7, 3, 9], at: 3 });
    const third = finishCurrent(second);
    expect(third).toEqual({ left: [7, 9], at: 9 });
    const again = finishCurrent(third);
    expect(again).toEqual({ left: [7], at: 7 });
    expect(finishCurrent(again).left).toEqual([]);
  });

  test('skipping the last goes back to the first', () => {
    expect(skipCurrent(skipCurrent(startRound([7, 3]))).at).toBe(7);
  });
});
