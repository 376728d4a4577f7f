import type { Keyring } from '../crypto/keyring.ts';
import type { Clock } from '../time/clock.ts';

/** An address is the same for this long, so that browsers can cache it, and valid for one to two of these. */
const STEP_S = 10 * 60;

export const SIGNED_FILES_PATH = '/files/signed';

export type SignedFiles = {
  /** An address that opens the file for 10 to 20 minutes for anybody who has it. */
  urlOf(key: string): string;
  /** How many seconds an address is still valid; undefined if it was not signed here or has expired. */
  holdsFor(key: string, query: { until?: string | undefined; sign?: string | undefined }): number | undefined;
};

/** Lets an `<img>` show a private file: whoever may see it gets an address that carries the permission. */
export function createSignedFiles(keyring: Keyring, clock: Clock): SignedFiles {
  const toText = (key: string, until: number) => `signed file\n${until}\n${key}`;
  const toSign = (mac: Buffer) => mac.toString('base64url').slice(0, 32);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  return {
    urlOf(key) {
      const until = (Math.floor(now() / STEP_S) + 2) * STEP_S;
      return `${SIGNED_FILES_PATH}/${key}?until=${until}&sign=${toSign(keyring.mac(toText(key, until)))}`;
    },
    holdsFor(key, { until = '', sign = '' }) {
      if (!/^\d{1,12}$/.test(until)) return undefined;
      if (!keyring.isMac(sign, toText(key, Number(until)), toSign)) return undefined;
      const seconds = Number(until) - now();
      return seconds > 0 ? seconds : undefined;
    },
  };
}
