import { type VideoHost, readVideoLink } from '@bellbird/contract/shared/video-links';
import type { KNOWN_LOCALES } from '@bellbird/contract/shared/locales';
import { type Keyring, createKeyring } from '../crypto/keyring.ts';
import type { SocialOptions } from '../social/identity-providers.ts';
import type { TrustedProxies } from './environment-fields.ts';
import { Environment, type SOCIAL_KEYS } from './environment.ts';
import { type PaymentOptions, paymentsOf } from './payment-options.ts';
import { findProductionProblems } from './production-rules.ts';
import { DEVELOPMENT_PARTNER_SECRET, DEVELOPMENT_SECRET } from './sandbox-values.ts';
import { readValueFiles } from './value-files.ts';

export { DEVELOPMENT_PARTNER_SECRET };

export type Config = Readonly<{
  isProduction: boolean;
  port: number;
  host: string;
  baseUrl: string;
  databaseUrl: string;
  /** A replica for lists and statistics. */
  databaseReadUrl: string | undefined;
  /** How long the process goes on answering after it was told to stop. */
  drainSeconds: number;
  databasePool: number;
  dataDir: string;
  storageUrl: string;
  /** ClamAV; without it documents are only checked by their structure. */
  virusScannerUrl: string | undefined;
  smtpUrl: string;
  mailFrom: string;
  sms: { baseUrl: string; accountSid: string; authToken: string; from: string };
  /** Numbers that couples can reply to. A couple that writes to several vendors needs one for each. */
  smsNumbers: readonly string[];
  /** How long nobody else gets a quick number that a provider had. */
  numberQuarantineDays: number;
  /** Where couples’ mail is received. */
  inbound: { isOpen: boolean; domain: string; host: string; port: number };
  /** Where map tiles come from, and their attribution. */
  map: { tilesUrl: string; attribution: string };
  marketplaceUrl: string;
  /** The marketplace signs its calls with it; without it they are all refused. */
  partnerSecret: string | undefined;
  social: SocialOptions;
  /** Without keys we generate our own; `services` are allowed besides those of the known browsers. */
  push: {
    keys: { publicKey: string; privateKey: string } | undefined;
    subject: string;
    services: readonly string[];
  };
  /** Origins that vendors may give us addresses on although they are not public: the sandbox. */
  trustedOrigins: readonly string[];
  /** The card gateway and the seller; without it nothing is sold. */
  payments: PaymentOptions | undefined;
  /** `SECRET` and those before it. The texts themselves are nowhere else. */
  keyring: Keyring;
  /** Passwords expire after this many days; undefined: never. */
  passwordMaxAgeDays: number | undefined;
  /** Whether the team must sign in with a second factor: always in production. */
  teamSecondFactor: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  trustProxy: TrustedProxies;
  locales: readonly (typeof KNOWN_LOCALES)[number][];
  country: string;
  currency: string;
  errorSinkDsn: string | undefined;
  support: { email: string; whatsapp: string; remoteDesktopUrl: string; tutorialUrl: string };
  /** A video that vendors see once. */
  adVideo: { host: VideoHost; id: string } | undefined;
  /** Live chat, if it is on and has a site. */
  chat: { websiteId: string; scriptUrl: string } | undefined;
  flags: { upgradeBanner: boolean; chat: boolean; mediaRestriction: boolean };
  demoData: boolean;
  runJobs: boolean;
}>;

/** Has one line for each problem, so that the operator can fix all of them at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not right:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment, or throws with everything that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { values: given, problems: unreadable } = readValueFiles(environment);
  const parsed = Environment.safeParse(given);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const problems = [...unreadable, ...malformed, ...findProductionProblems(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    drainSeconds: env.DRAIN_SECONDS,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    virusScannerUrl: env.VIRUS_SCANNER_URL,
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
    numberQuarantineDays: env.NUMBER_QUARANTINE_DAYS,
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
    trustedOrigins: env.TRUSTED_ORIGINS,
    payments: paymentsOf(env, isProduction),
    keyring: createKeyring(env.SECRET ?? DEVELOPMENT_SECRET, env.EARLIER_SECRETS),
    passwordMaxAgeDays: env.PASSWORD_MAX_AGE_DAYS,
    teamSecondFactor: isProduction || env.TEAM_SECOND_FACTOR === 'true',
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

/** Host and name only: the rest of the address must never reach a page. */
function videoOf(link: string | undefined): Config['adVideo'] {
  const video = link === undefined ? undefined : readVideoLink(link);
  return video?.id ? { host: video.host, id: video.id } : undefined;
}

function pushOf(env: Environment): Config['push'] {
  const { PUSH_VAPID_PUBLIC_KEY: publicKey, PUSH_VAPID_PRIVATE_KEY: privateKey } = env;
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    subject: env.PUSH_SUBJECT ?? `mailto:${env.SUPPORT_EMAIL}`,
    services: env.PUSH_SERVICES,
  };
}

/** Each provider on its own: one that is not configured is not offered. */
function socialOf(env: Environment): SocialOptions {
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
