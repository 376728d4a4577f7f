import type { Keyring } from '#platform/crypto/keyring.ts';
import { maskEmail } from '#platform/mail/mask-email.ts';
import type { Contact } from './contacts.repository.ts';
import type { Channel } from './one-time-codes.repository.ts';

type Reachable = Pick<Contact, 'email' | 'phone'>;
export type Destination = { channel: Channel; shown: string };

/** Where a code goes, masked for display: the channel asked for, or the other if there is no such contact. */
export function chooseDestination(contact: Reachable | undefined, asked: Channel): Destination | undefined {
  const ways: Channel[] = asked === 'sms' ? ['sms', 'email'] : ['email', 'sms'];
  for (const channel of ways) {
    const address = channel === 'sms' ? contact?.phone : contact?.email;
    if (address) return { channel, shown: channel === 'sms' ? maskPhone(address) : maskEmail(address) };
  }
  return undefined;
}

/** A fake contact, the same at every attempt, so that responses do not reveal which usernames exist. */
export function decoyContact(keyring: Keyring, username: string): { email: string; phone: string | null } {
  const bytes = keyring.mac(`decoy:${username.toLowerCase()}`);
  const letter = (at: number) => String.fromCodePoint(97 + (bytes.readUInt8(at) % 26));
  const hasPhone = bytes.readUInt8(0) % 8 > 0;
  return {
    phone: hasPhone ? `+61491${String(bytes.readUInt32BE(1) % 1_000_000).padStart(6, '0')}` : null,
    email: `${letter(5)}@${letter(6)}.${bytes.readUInt8(7) % 2 === 0 ? 'com' : 'com.au'}`,
  };
}

/** '+61491570006' → '•••• ••• 006' */
function maskPhone(phone: string): string {
  return `•••• ••• ${phone.slice(-3)}`;
}
