import { isSafe } from './environment-fields.ts';
import {
  DEVELOPMENT_PARTNER_SECRET,
  DEVELOPMENT_SECRET,
  PAYMENT_KEYS,
  SANDBOX,
  SANDBOX_PAYMENTS,
  SANDBOX_SOCIAL,
} from './sandbox-values.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** What anybody can read in the source: whoever knows it could sign calls, open sealed values or forge callbacks. */
const PUBLISHED: Given = {
  ...SANDBOX,
  ...SANDBOX_PAYMENTS,
  SECRET: DEVELOPMENT_SECRET,
  PARTNER_SECRET: DEVELOPMENT_PARTNER_SECRET,
  GOOGLE_CLIENT_SECRET: SANDBOX_SOCIAL.clientSecret,
  FACEBOOK_CLIENT_SECRET: SANDBOX_SOCIAL.clientSecret,
  INSTAGRAM_CLIENT_SECRET: SANDBOX_SOCIAL.clientSecret,
};

/** Their defaults are the sandbox, which a production instance does not have. */
const REQUIRED = ['BASE_URL', 'SECRET', ...(Object.keys(SANDBOX) as (keyof typeof SANDBOX)[])] as const;

/** Why this environment must not serve real vendors, one line each; checked besides the form of each value. */
export function findProductionProblems(given: Given): string[] {
  if (given['NODE_ENV'] !== 'production') return [];
  return [...missing(given), ...published(given), ...unsafe(given), ...halfPayments(given)];
}

function missing(given: Given): string[] {
  const receivesMail = !['false', '0'].includes(given['INBOUND_MAIL'] ?? '');
  return REQUIRED.filter((name) => !given[name] && (name !== 'INBOUND_MAIL_DOMAIN' || receivesMail)).map(
    (name) => `${name} is required in production`,
  );
}

function published(given: Given): string[] {
  const isPublished = (name: string, value: string) =>
    name === 'SMS_NUMBERS'
      ? value.split(',').some((number) => SANDBOX.SMS_NUMBERS.split(',').includes(number))
      : value.replace(/\/$/, '') === PUBLISHED[name];
  return Object.keys(PUBLISHED)
    .filter((name) => isPublished(name, given[name] ?? ''))
    .map((name) => `${name} is a value from the source code, which everybody knows: set one of your own`);
}

function unsafe(given: Given): string[] {
  const earlier = (given['EARLIER_SECRETS'] ?? '').split(',').map((each) => each.trim());
  const { BASE_URL: baseUrl = '', PUSH_SERVICES: pushServices = '', TRUSTED_ORIGINS: trusted = '' } = given;
  const problems: string[] = [];
  if (URL.canParse(baseUrl) && !isSafe(baseUrl)) problems.push('BASE_URL must be an https:// address');
  if (pushServices.includes('://')) problems.push('PUSH_SERVICES must be hosts in production');
  if (earlier.includes(DEVELOPMENT_SECRET))
    problems.push('EARLIER_SECRETS contains a value from the source code, which everybody knows: leave it out');
  if (trusted !== '') problems.push('TRUSTED_ORIGINS must be empty in production');
  return problems;
}

function halfPayments(given: Given): string[] {
  const first = PAYMENT_KEYS.find((name) => given[name]);
  if (!first) return [];
  return PAYMENT_KEYS.filter((name) => !given[name]).map((name) => `${name} goes together with ${first}`);
}
