import { expect, test } from 'vitest';
import { type ChannelFacts, channelBlock } from './lead-channels.ts';

const OPEN: ChannelFacts = {
  contactPreference: 'any',
  isCancelled: false,
  isCoupleDeleted: false,
  hasStoppedSms: false,
  hasEmail: true,
  hasPhone: true,
};

test.each([
  [{}, undefined, undefined],
  [{ contactPreference: 'phone' }, 'phone_only', 'phone_only'],
  [{ contactPreference: 'email' }, undefined, 'email_only'],
  [{ isCancelled: true }, 'cancelled', 'cancelled'],
  [{ isCoupleDeleted: true }, 'account_deleted', 'account_deleted'],
  [{ hasStoppedSms: true }, undefined, 'stopped'],
  [{ hasEmail: false }, 'no_address', undefined],
  [{ hasPhone: false }, undefined, 'no_address'],
  // What cannot be mended is told before what can.
  [{ isCoupleDeleted: true, isCancelled: true, contactPreference: 'phone' }, 'account_deleted', 'account_deleted'],
  [{ isCancelled: true, contactPreference: 'email' }, 'cancelled', 'cancelled'],
] as const)('MSG-013 MSG-014 MSG-015 MSG-016 %j: by mail %s, by text %s', (given, email, sms) => {
  const couple = { ...OPEN, ...given };
  expect([channelBlock('email', couple), channelBlock('sms', couple)]).toEqual([email, sms]);
});
