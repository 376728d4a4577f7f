import type { Keyring } from '#platform/crypto/keyring.ts';

const MAC_BYTES = 15;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** What one of our addresses refers to. */
export type OurAddress =
  | { readonly kind: 'reply'; readonly leadId: number }
  | { readonly kind: 'bounce'; readonly messageId: number }
  | { readonly kind: 'alert'; readonly deliveryId: number }
  | { readonly kind: 'provider'; readonly slug: string };

export type ReplyAddressesService = ReturnType<typeof createReplyAddressesService>;

/**
 * Our mail addresses. Each contains a MAC of the row's id, so that only people we wrote to can add to a conversation.
 * It uses lower-case letters and digits, because mail programs change the case.
 */
export function createReplyAddressesService({ keyring, domain }: { keyring: Keyring; domain: string }) {
  const toText = (purpose: string, id: number) => `${purpose}:${id}`;
  const encode = (mac: Buffer) => base32(mac.subarray(0, MAC_BYTES));
  const secretPart = (purpose: string, id: number) =>
    `${purpose}+${id.toString(36)}.${encode(keyring.mac(toText(purpose, id)))}@${domain}`;
  const ours = new RegExp(
    `^([a-z0-9][a-z0-9.-]{0,120})(?:\\+([a-z0-9]{1,7})\\.([a-z2-7]{24}))?@${escapeRegExp(domain)}$`,
  );

  return {
    reply: (leadId: number) => secretPart('reply', leadId),
    bounce: (messageId: number) => secretPart('bounce', messageId),
    /** Where a mail server reports about a mail to the team. */
    alertBounce: (deliveryId: number) => secretPart('alert', deliveryId),
    provider: (slug: string) => `${slug}@${domain}`,
    /** Our Message-ID. The random part makes it unguessable. */
    messageId: (random: string) => `<${random}@${domain}>`,
    isOurs: (address: string) => address.toLowerCase().endsWith(`@${domain}`),
    parse(address: string): OurAddress | undefined {
      const [, name = '', id, given] = ours.exec(address.toLowerCase()) ?? [];
      if (!name) return undefined;
      if (id === undefined || given === undefined) return { kind: 'provider', slug: name };
      const number = Number.parseInt(id, 36);
      if (!keyring.isMac(given, toText(name, number), encode)) return undefined;
      if (name === 'reply') return { kind: 'reply', leadId: number };
      if (name === 'alert') return { kind: 'alert', deliveryId: number };
      return name === 'bounce' ? { kind: 'bounce', messageId: number } : undefined;
    },
  };
}

function base32(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: (bytes.length * 8) / 5 }, (_, index) => {
    const shift = BigInt(bytes.length * 8 - 5 * (index + 1));
    return LETTERS[Number((bits >> shift) & 31n)];
  }).join('');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
