import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import { expect, test } from 'vitest';
import { australianPhone } from './australian-phone.ts';

test.each([
  '+61491570006',
  '+61255501234',
  '+61390001234',
  '+61733331234',
  '+61892221234',
  '+611300975707',
  '+611800975711',
])('%s is shown as the rules of all countries would', (phone) => {
  expect(australianPhone(phone)).toBe(internationalPhone(phone, 'AU'));
});

test.each(['+6449012345', '+6149157', '0491570006', '+61491 570 006', ''])('%j is left to those rules', (phone) => {
  expect(australianPhone(phone)).toBeUndefined();
});
