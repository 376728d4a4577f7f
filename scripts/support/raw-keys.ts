import { lineAt, readSources } from './source-files.ts';

const KEYED = /\b(?:createHmac|hkdfSync|createCipheriv|createSealer)\(/g;
const READ = /\benv(?:ironment)?(?:\.|\[')SECRET\b/g;

/** Who may use a key by itself, and whose key it is. Whatever is made with our own `SECRET` goes through the keyring. */
const KEYS: Readonly<Record<string, string>> = {
  'server/src/platform/crypto/keyring.ts': 'SECRET',
  'server/src/platform/crypto/sealer.ts': 'SECRET, through the keyring',
  'server/src/platform/http/partner.ts': 'PARTNER_SECRET',
  'server/src/platform/sms/twilio-signature.ts': 'SMS_AUTH_TOKEN',
  'server/src/platform/social/facebook.ts': 'FACEBOOK_CLIENT_SECRET',
};

/** Code that uses a key past the keyring: after a change of `SECRET` it would forget the earlier ones. */
export function findRawKeys(root: string): string[] {
  const files = readSources(root, ['server/src/**/*.ts']).filter(
    ({ path }) => !/\.(?:test|testing)\.ts$/.test(path) && !path.startsWith('server/src/testing/'),
  );
  return files.flatMap(({ path, text }) => {
    const keyed = path in KEYS ? [] : [...text.matchAll(KEYED)];
    const read = path.startsWith('server/src/platform/config/') ? [] : [...text.matchAll(READ)];
    return [...keyed, ...read].map((use) => `${path}:${lineAt(text, use.index)} uses a key past the keyring`);
  });
}
