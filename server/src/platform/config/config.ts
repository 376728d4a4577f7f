import { type VideoHost, readVideoLink } from '@bellbird/contract/galleries/video-links';
import { KNOWN_LOCALES } from '@bellbird/contract/shared/locales';
import { z } from 'zod';
import type { SocialOptions } from '../social/identity-providers.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);
const optionalUrl = z.url().optional();
/** Secrets travel to these addresses: in the clear to this machine only. */
const outsideUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must be an https:// address')
    .transform((value) => value.replace(/\/$/, ''))
    .default(fallback);

function isSafe(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A host, with a star for the names before it, or a whole address on this machine. */
function isPushService(value: string): boolean {
  const isHost = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value);
  return isHost || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value);
}

function isTilesUrl(value: string): boolean {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
  return hasPlaces && /^https?:\/\/[^{]/.test(value) && URL.canParse(value);
}

/** All that taking money needs; one without the others takes none. */
const PAYMENT_KEYS = [
  'GATEWAY_URL',
  'GATEWAY_SECRET_KEY',
  'GATEWAY_PUBLISHABLE_KEY',
  'GATEWAY_WEBHOOK_SECRET',
  'SELLER_NAME',
  'SELLER_ABN',
  'SELLER_ADDRESS',
  'SELLER_BSB',
  'SELLER_ACCOUNT',
] as const;

/** The sandbox's bank, and a business that nobody has. */
const SANDBOX_PAYMENTS = {
  GATEWAY_URL: 'http://localhost:3001',
  GATEWAY_SECRET_KEY: 'sk_sandbox_bellbird',
  GATEWAY_PUBLISHABLE_KEY: 'pk_sandbox_bellbird',
  GATEWAY_WEBHOOK_SECRET: 'whsec_sandbox_bellbird',
  SELLER_NAME: 'Bellbird Marketplace Pty Ltd',
  SELLER_ABN: '51824753556',
  SELLER_ADDRESS: '1 Example Street, Sydney NSW 2000',
  SELLER_BSB: '062-000',
  SELLER_ACCOUNT: '12345678',
} as const satisfies Record<(typeof PAYMENT_KEYS)[number], string>;

const SOCIAL_KEYS = ['GOOGLE', 'FACEBOOK', 'INSTAGRAM'] as const;

/** Numbers that nobody has: kept free for films and examples. */
const SANDBOX_NUMBERS = '+61491570110,+61491570313,+61491570737';

/** Everything the environment can say. Defaults make a fresh clone run; production must name what it cannot guess. */
const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port(3000),
    HOST: z.string().default('0.0.0.0'),
    BASE_URL: optionalUrl,
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
    DATA_DIR: z.string().default('.data'),
    STORAGE_URL: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).default('smtp://localhost:3025'),
    MAIL_FROM: z.string().default('Bellbird <hello@bellbird.example>'),
    SMS_BASE_URL: z.url().default('http://localhost:3001'),
    SMS_ACCOUNT_SID: z.string().default('ACsandbox00000000000000000000000000'),
    SMS_AUTH_TOKEN: z.string().default('sandbox-auth-token'),
    SMS_FROM: z.string().default('+61491570006'),
    SMS_NUMBERS: z
      .string()
      .regex(/^\+\d{8,15}(,\+\d{8,15})*$/, 'must be numbers in international form, by comma')
      .default(SANDBOX_NUMBERS)
      .transform((value) => value.split(',')),
    INBOUND_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'must be a domain in small letters')
      .default('reply.bellbird.example'),
    INBOUND_MAIL: flag(true),
    INBOUND_SMTP_HOST: z.string().default('0.0.0.0'),
    INBOUND_SMTP_PORT: port(3026),
    MAP_TILES_URL: z
      .string()
      .refine(isTilesUrl, 'must be an address with {z}, {x} and {y} in it')
      .default('http://localhost:3001/tiles/{z}/{x}/{y}.svg'),
    MAP_ATTRIBUTION: z.string().default('Map drawn by the Bellbird sandbox'),
    MARKETPLACE_URL: z.url().default('https://www.bellbird.example'),
    PARTNER_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: outsideUrl('https://accounts.google.com'),
    FACEBOOK_CLIENT_ID: z.string().optional(),
    FACEBOOK_CLIENT_SECRET: z.string().optional(),
    FACEBOOK_DIALOG_URL: outsideUrl('https://www.facebook.com/v25.0/dialog/oauth'),
    FACEBOOK_GRAPH_URL: outsideUrl('https://graph.facebook.com/v25.0'),
    INSTAGRAM_CLIENT_ID: z.string().optional(),
    INSTAGRAM_CLIENT_SECRET: z.string().optional(),
    INSTAGRAM_AUTHORIZE_URL: outsideUrl('https://www.instagram.com/oauth/authorize'),
    INSTAGRAM_TOKEN_URL: outsideUrl('https://api.instagram.com/oauth/access_token'),
    INSTAGRAM_GRAPH_URL: outsideUrl('https://graph.instagram.com/v25.0'),
    PUSH_VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/, 'must be 65 bytes in base64url')
      .optional(),
    PUSH_VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
      .optional(),
    PUSH_SUBJECT: z
      .string()
      .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must be a mailto: or https:// address')
      .optional(),
    PUSH_SERVICES: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(z.string().refine(isPushService, 'must be hosts by comma, such as *.push.example'))),
    GATEWAY_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isSafe, 'must be an https:// address')
      .optional(),
    GATEWAY_FIELDS_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isSafe, 'must be an https:// address')
      .optional(),
    GATEWAY_SECRET_KEY: z.string().optional(),
    GATEWAY_PUBLISHABLE_KEY: z.string().optional(),
    GATEWAY_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
    SELLER_NAME: z.string().optional(),
    SELLER_ABN: z
      .string()
      .regex(/^\d{11}$/, 'must be 11 digits')
      .optional(),
    SELLER_ADDRESS: z.string().optional(),
    SELLER_BSB: z
      .string()
      .regex(/^\d{3}-\d{3}$/, 'must look like 062-000')
      .optional(),
    SELLER_ACCOUNT: z
      .string()
      .regex(/^\d{5,9}$/, 'must be 5 to 9 digits')
      .optional(),
    SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    PASSWORD_MAX_AGE_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    TRUST_PROXY: flag(false),
    LOCALES: z
      .string()
      .default('en_AU')
      .transform((value) => value.split(','))
      .pipe(z.array(z.enum(KNOWN_LOCALES)).min(1)),
    COUNTRY: z.string().length(2).default('AU'),
    CURRENCY: z.string().length(3).default('AUD'),
    PANEL_ERROR_SINK_DSN: optionalUrl,
    SUPPORT_EMAIL: z.email().default('help@bellbird.example'),
    SUPPORT_WHATSAPP: z.string().default('+61491570156'),
    REMOTE_DESKTOP_URL: z.url().default('https://support.bellbird.example/remote'),
    TUTORIAL_URL: z.url().default('https://support.bellbird.example/tutorials'),
    AD_VIDEO_URL: z
      .string()
      .refine((link) => readVideoLink(link)?.id, 'must be a video on YouTube, Vimeo or Dailymotion')
      .optional(),
    CHAT_WEBSITE_ID: z.uuid().optional(),
    CHAT_SCRIPT_URL: outsideUrl('https://client.crisp.chat/l.js'),
    FLAG_UPGRADE_BANNER: flag(false),
    FLAG_CHAT: flag(false),
    FLAG_MEDIA_RESTRICTION: flag(false),
    DEMO_DATA: flag(true),
    JOBS: flag(true),
  })
  .superRefine((env, context) => {
    for (const name of SOCIAL_KEYS) {
      if (Boolean(env[`${name}_CLIENT_ID`]) === Boolean(env[`${name}_CLIENT_SECRET`])) continue;
      context.addIssue({
        code: 'custom',
        path: [`${name}_CLIENT_ID`],
        message: `and ${name}_CLIENT_SECRET go together`,
      });
    }
    if (Boolean(env.PUSH_VAPID_PUBLIC_KEY) !== Boolean(env.PUSH_VAPID_PRIVATE_KEY)) {
      const message = 'and PUSH_VAPID_PRIVATE_KEY go together';
      context.addIssue({ code: 'custom', path: ['PUSH_VAPID_PUBLIC_KEY'], message });
    }
    if (env.NODE_ENV !== 'production') return;
    if (env.PUSH_SERVICES.some((each) => each.includes('://'))) {
      context.addIssue({ code: 'custom', path: ['PUSH_SERVICES'], message: 'must be hosts in production' });
    }
    const givenForPayments = PAYMENT_KEYS.filter((name) => env[name]);
    if (givenForPayments.length > 0) {
      for (const name of PAYMENT_KEYS.filter((each) => !env[each]))
        context.addIssue({ code: 'custom', path: [name], message: `goes together with ${givenForPayments[0]}` });
    }
    for (const name of ['BASE_URL', 'SECRET'] as const) {
      if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
  });

/** Shared with the sandbox, which plays the marketplace. */
export const DEVELOPMENT_PARTNER_SECRET = 'a-partner-secret-that-is-no-secret';

export type PaymentOptions = Readonly<{
  gateway: { url: string; fieldsUrl: string; secretKey: string; publishableKey: string; webhookSecret: string };
  seller: { name: string; abn: string; address: string };
  bankAccount: { accountName: string; bsb: string; accountNumber: string };
}>;

export type Config = Readonly<{
  isProduction: boolean;
  port: number;
  host: string;
  baseUrl: string;
  databaseUrl: string;
  databasePool: number;
  dataDir: string;
  storageUrl: string;
  smtpUrl: string;
  mailFrom: string;
  sms: { baseUrl: string; accountSid: string; authToken: string; from: string };
  /** Numbers that couples can answer to. One couple and several vendors need as many. */
  smsNumbers: readonly string[];
  /** Where couples' mail comes in. */
  inbound: { isOpen: boolean; domain: string; host: string; port: number };
  /** Where maps get their pictures from, and whom to name for them. */
  map: { tilesUrl: string; attribution: string };
  marketplaceUrl: string;
  /** What the marketplace signs its calls with; without it they are all refused. */
  partnerSecret: string | undefined;
  social: SocialOptions;
  /** Without keys the house makes its own; `services` come beside those of the known browsers. */
  push: {
    keys: { publicKey: string; privateKey: string } | undefined;
    subject: string;
    services: readonly string[];
  };
  /** The card gateway and who sells; without it nothing is sold here. */
  payments: PaymentOptions | undefined;
  secret: string;
  /** After so many days a password lapses; not at all where the operator does not ask for it. */
  passwordMaxAgeDays: number | undefined;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  trustProxy: boolean;
  locales: readonly (typeof KNOWN_LOCALES)[number][];
  country: string;
  currency: string;
  errorSinkDsn: string | undefined;
  support: { email: string; whatsapp: string; remoteDesktopUrl: string; tutorialUrl: string };
  /** The film that vendors are shown once. */
  adVideo: { host: VideoHost; id: string } | undefined;
  /** The live chat: only where it is on and has a site of its own. */
  chat: { websiteId: string; scriptUrl: string } | undefined;
  flags: { upgradeBanner: boolean; chat: boolean; mediaRestriction: boolean };
  demoData: boolean;
  runJobs: boolean;
}>;

/** Thrown with one line for each thing that is wrong, so that a person mends all of it at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not right:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment, or says everything that is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    storageUrl: env.STORAGE_URL ?? `${env.DATA_DIR}/files`,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms: {
      baseUrl: env.SMS_BASE_URL,
      accountSid: env.SMS_ACCOUNT_SID,
      authToken: env.SMS_AUTH_TOKEN,
      from: env.SMS_FROM,
    },
    smsNumbers: env.SMS_NUMBERS,
    inbound: {
      isOpen: env.INBOUND_MAIL,
      domain: env.INBOUND_MAIL_DOMAIN,
      host: env.INBOUND_SMTP_HOST,
      port: env.INBOUND_SMTP_PORT,
    },
    map: { tilesUrl: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION },
    marketplaceUrl: env.MARKETPLACE_URL.replace(/\/$/, ''),
    partnerSecret: env.PARTNER_SECRET ?? (isProduction ? undefined : DEVELOPMENT_PARTNER_SECRET),
    social: socialOf(env),
    push: pushOf(env),
    payments: paymentsOf(env, isProduction),
    secret: env.SECRET ?? 'a-development-secret-that-is-no-secret',
    passwordMaxAgeDays: env.PASSWORD_MAX_AGE_DAYS,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    locales: env.LOCALES,
    country: env.COUNTRY,
    currency: env.CURRENCY,
    errorSinkDsn: env.PANEL_ERROR_SINK_DSN,
    support: {
      email: env.SUPPORT_EMAIL,
      whatsapp: env.SUPPORT_WHATSAPP,
      remoteDesktopUrl: env.REMOTE_DESKTOP_URL,
      tutorialUrl: env.TUTORIAL_URL,
    },
    adVideo: videoOf(env.AD_VIDEO_URL),
    chat:
      env.FLAG_CHAT && env.CHAT_WEBSITE_ID
        ? { websiteId: env.CHAT_WEBSITE_ID, scriptUrl: env.CHAT_SCRIPT_URL }
        : undefined,
    flags: {
      upgradeBanner: env.FLAG_UPGRADE_BANNER,
      chat: env.FLAG_CHAT,
      mediaRestriction: env.FLAG_MEDIA_RESTRICTION,
    },
    demoData: env.DEMO_DATA && !isProduction,
    runJobs: env.JOBS,
  };
}

/** By host and name only: what else stands in the address never reaches a page. */
function videoOf(link: string | undefined): Config['adVideo'] {
  const video = link === undefined ? undefined : readVideoLink(link);
  return video?.id ? { host: video.host, id: video.id } : undefined;
}

function pushOf(env: z.output<typeof Environment>): Config['push'] {
  const { PUSH_VAPID_PUBLIC_KEY: publicKey, PUSH_VAPID_PRIVATE_KEY: privateKey } = env;
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    subject: env.PUSH_SUBJECT ?? `mailto:${env.SUPPORT_EMAIL}`,
    services: env.PUSH_SERVICES,
  };
}

function paymentsOf(env: z.output<typeof Environment>, isProduction: boolean): PaymentOptions | undefined {
  if (isProduction && !env.GATEWAY_URL) return undefined;
  const value = (name: (typeof PAYMENT_KEYS)[number]) => env[name] ?? SANDBOX_PAYMENTS[name];
  const url = value('GATEWAY_URL').replace(/\/$/, '');
  return {
    gateway: {
      url,
      fieldsUrl: env.GATEWAY_FIELDS_URL ?? `${url}/bank/fields`,
      secretKey: value('GATEWAY_SECRET_KEY'),
      publishableKey: value('GATEWAY_PUBLISHABLE_KEY'),
      webhookSecret: value('GATEWAY_WEBHOOK_SECRET'),
    },
    seller: { name: value('SELLER_NAME'), abn: value('SELLER_ABN'), address: value('SELLER_ADDRESS') },
    bankAccount: {
      accountName: value('SELLER_NAME'),
      bsb: value('SELLER_BSB'),
      accountNumber: value('SELLER_ACCOUNT'),
    },
  };
}

/** Each company by itself: one that is not configured is not offered. */
function socialOf(env: z.output<typeof Environment>): SocialOptions {
  const keys = (name: (typeof SOCIAL_KEYS)[number]) => {
    const [clientId, clientSecret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]];
    return clientId && clientSecret ? { clientId, clientSecret } : undefined;
  };
  const [google, facebook, instagram] = [keys('GOOGLE'), keys('FACEBOOK'), keys('INSTAGRAM')];
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      dialogUrl: env.FACEBOOK_DIALOG_URL,
      graphUrl: env.FACEBOOK_GRAPH_URL,
    },
    instagram: instagram && {
      ...instagram,
      authorizeUrl: env.INSTAGRAM_AUTHORIZE_URL,
      tokenUrl: env.INSTAGRAM_TOKEN_URL,
      graphUrl: env.INSTAGRAM_GRAPH_URL,
    },
  };
}
