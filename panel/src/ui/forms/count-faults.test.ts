import { expect, test } from 'vitest';
import { countFaults } from './count-faults.ts';

const fault = { type: 'custom', message: 'Please look again.' };

test('fields count one by one, in rows of lists too; the form’s own error does not', () => {
  expect(countFaults({})).toBe(0);
  expect(countFaults({ name: fault, root: { server: fault } })).toBe(1);
  expect(countFaults({ name: fault, prices: [undefined, { price: fault, unit: fault }, { price: fault }] })).toBe(4);
  expect(countFaults({ prices: fault })).toBe(1);
  expect(countFaults({ prices: Object.assign([{ price: fault }], { root: fault }) })).toBe(2);
  expect(countFaults({ category: { id: fault } })).toBe(1);
});
