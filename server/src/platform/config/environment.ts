import { readVideoLink } from '@bellbird/contract/shared/video-links';
import { KNOWN_LOCALES } from '@bellbird/contract/shared/locales';
import { z } from 'zod';
import {
  flag,
  isPushService,
  isTilesUrl,
  optionalUrl,
  outsideUrl,
  port,
  safeUrl,
  trustedProxies,
} from './environment-fields.ts';

/** Everything that payments need; all or nothing. */
export const PAYMENT_KEYS = [
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

export const SOCIAL_KEYS = ['GOOGLE', 'FACEBOOK', 'INSTAGRAM'] as const;

/** Reserved for films and examples: these numbers belong to nobody. */
const SANDBOX_NUMBERS = '+61491570110,+61491570313,+61491570737';

/** Every variable. Defaults make a fresh clone run; production must set what cannot be guessed. */
export const Environment = z
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
    GATEWAY_URL: safeUrl.optional(),
    GATEWAY_FIELDS_URL: safeUrl.optional(),
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
    TRUST_PROXY: trustedProxies,
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

export type Environment = z.output<typeof Environment>;
