import { readVideoLink } from '@bellbird/contract/shared/video-links';
import { KNOWN_LOCALES } from '@bellbird/contract/shared/locales';
import { z } from 'zod';
import {
  databaseUrl,
  earlierSecrets,
  flag,
  isLocalOrigin,
  isPushService,
  isTilesUrl,
  optionalUrl,
  outsideUrl,
  port,
  safeUrl,
  trustedProxies,
} from './environment-fields.ts';
import { DEVELOPMENT_SECRET, SANDBOX } from './sandbox-values.ts';

export const SOCIAL_KEYS = ['GOOGLE', 'FACEBOOK', 'INSTAGRAM'] as const;

/** Every variable. Defaults make a fresh clone run; what production must set is in `production-rules.ts`. */
export const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port(3000),
    HOST: z.string().default('0.0.0.0'),
    BASE_URL: optionalUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: databaseUrl.optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(10).default(0),
    DATA_DIR: z.string().default('.data'),
    STORAGE_URL: z.string().optional(),
    VIRUS_SCANNER_URL: z
      .string()
      .regex(
        /^(?:tcp:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/,
        'must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl',
      )
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).default(SANDBOX.SMTP_URL),
    MAIL_FROM: z.string().default(SANDBOX.MAIL_FROM),
    SMS_BASE_URL: safeUrl.default(SANDBOX.SMS_BASE_URL),
    SMS_ACCOUNT_SID: z.string().default(SANDBOX.SMS_ACCOUNT_SID),
    SMS_AUTH_TOKEN: z.string().default(SANDBOX.SMS_AUTH_TOKEN),
    SMS_FROM: z.string().default(SANDBOX.SMS_FROM),
    SMS_NUMBERS: z
      .string()
      .regex(/^\+\d{8,15}(,\+\d{8,15})*$/, 'must be numbers in international form, by comma')
      .default(SANDBOX.SMS_NUMBERS)
      .transform((value) => value.split(',')),
    NUMBER_QUARANTINE_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
    INBOUND_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'must be a domain in small letters')
      .default(SANDBOX.INBOUND_MAIL_DOMAIN),
    INBOUND_MAIL: flag(true),
    INBOUND_SMTP_HOST: z.string().default('0.0.0.0'),
    INBOUND_SMTP_PORT: port(3026),
    MAP_TILES_URL: z
      .string()
      .refine(isTilesUrl, 'must be an address with {z}, {x} and {y} in it')
      .default(SANDBOX.MAP_TILES_URL),
    MAP_ATTRIBUTION: z.string().default('Map drawn by the Bellbird sandbox'),
    MARKETPLACE_URL: z.url().default(SANDBOX.MARKETPLACE_URL),
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
    TRUSTED_ORIGINS: z
      .string()
      .default('')
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(z.string().refine(isLocalOrigin, 'must be origins on this machine, by comma'))),
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
    /** Percent, at most two decimals. */
    QUOTE_FEE: z.coerce.number().min(0).max(10).multipleOf(0.01).default(1.4),
    REFUND_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(500),
    SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    EARLIER_SECRETS: earlierSecrets,
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
    TEAM_SECOND_FACTOR: z.enum(['true', 'false']).optional(),
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
    if (env.EARLIER_SECRETS.includes(env.SECRET ?? DEVELOPMENT_SECRET)) {
      context.addIssue({ code: 'custom', path: ['EARLIER_SECRETS'], message: 'must not contain SECRET itself' });
    }
    if (Boolean(env.PUSH_VAPID_PUBLIC_KEY) !== Boolean(env.PUSH_VAPID_PRIVATE_KEY)) {
      const message = 'and PUSH_VAPID_PRIVATE_KEY go together';
      context.addIssue({ code: 'custom', path: ['PUSH_VAPID_PUBLIC_KEY'], message });
    }
  });

export type Environment = z.output<typeof Environment>;
