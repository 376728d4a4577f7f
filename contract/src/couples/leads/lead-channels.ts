export const CONTACT_PREFERENCES = ['any', 'phone', 'email'] as const;
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

export const MESSAGE_TYPES = ['email', 'sms'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const CHANNEL_BLOCKS = [
  'phone_only',
  'email_only',
  'cancelled',
  'account_deleted',
  'stopped',
  'no_address',
] as const;
export type ChannelBlock = (typeof CHANNEL_BLOCKS)[number];

/** What a user sees in place of the composer. The first four are from the specification. */
export const CHANNEL_BLOCK_TEXT: Readonly<Record<ChannelBlock, string>> = {
  phone_only: 'This couple only wants to be contacted by phone.',
  email_only: 'This couple only wants to be contacted by e-mail.',
  cancelled: 'This couple has cancelled their request.',
  account_deleted: 'This couple has deleted their account.',
  stopped: 'This couple has asked not to receive text messages.',
  no_address: 'This couple hasn’t given contact details for this.',
};

export type ChannelFacts = {
  contactPreference: ContactPreference;
  isCancelled: boolean;
  isCoupleDeleted: boolean;
  hasStoppedSms: boolean;
  hasEmail: boolean;
  hasPhone: boolean;
};

/** Why a message of this type can't be sent to the couple; undefined when it can. Used by the form and the server. */
export function channelBlock(type: MessageType, couple: ChannelFacts): ChannelBlock | undefined {
  if (couple.isCoupleDeleted) return 'account_deleted';
  if (couple.isCancelled) return 'cancelled';
  if (couple.contactPreference === 'phone') return 'phone_only';
  if (type === 'email') return couple.hasEmail ? undefined : 'no_address';
  if (couple.contactPreference === 'email') return 'email_only';
  if (couple.hasStoppedSms) return 'stopped';
  return couple.hasPhone ? undefined : 'no_address';
}
