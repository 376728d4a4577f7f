import { describe, expect, test } from 'vitest';
import { finishCurrent, skipCurrent, startRound } from './update-round.ts';

describe('MODAL-004 catalogs are updated one after the other', () => {
  test('from the first to the last, and then it is over', () => {
    const first = startRound([7, 3, 9]);
    expect(first.at).toBe(7);
    const second = finishCurrent(first);
    expect(second).toEqual({ left: [3, 9], at: 3 });
    const third = finishCurrent(second);
    expect(third).toEqual({ left: [9], at: 9 });
    expect(finishCurrent(third)).toEqual({ left: [], at: undefined });
  });

  test('at the end it wraps around to those that were passed over', () => {
    const second = skipCurrent(startRound([7, 3, 9]));
    expect(second).toEqual({ left: [7, 3, 9], at: 3 });
    const third = finishCurrent(second);
    expect(third).toEqual({ left: [7, 9], at: 9 });
    const again = finishCurrent(third);
    expect(again).toEqual({ left: [7], at: 7 });
    expect(finishCurrent(again).left).toEqual([]);
  });

  test('passing over the last goes back to the first', () => {
    expect(skipCurrent(skipCurrent(startRound([7, 3]))).at).toBe(7);
  });
});
