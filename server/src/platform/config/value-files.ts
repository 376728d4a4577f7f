import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** Variables whose value may be in a file: what nobody else on the machine should see. */
const BY_FILE = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'EARLIER_SECRETS',
  'PARTNER_SECRET',
  'STORAGE_URL',
  'SMTP_URL',
  'SMS_AUTH_TOKEN',
  'GATEWAY_SECRET_KEY',
  'GATEWAY_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'INSTAGRAM_CLIENT_SECRET',
  'PUSH_VAPID_PRIVATE_KEY',
] as const satisfies readonly (keyof Environment)[];

/**
 * `SECRET_FILE=/run/secrets/secret` is `SECRET` out of that file, which is how containers, systemd and vaults hand out
 * secrets. A variable that has a value of its own needs no file. Empty values count as unset.
 */
export function readValueFiles(environment: Values): { values: Values; problems: string[] } {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  for (const name of BY_FILE) {
    const path = values[`${name}_FILE`];
    if (path === undefined || values[name] !== undefined) continue;
    try {
      values[name] = readFileSync(path, 'utf8').trim() || undefined;
    } catch {
      problems.push(`${name}_FILE names a file that can’t be read`);
    }
  }
  return { values, problems };
}
