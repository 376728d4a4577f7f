import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
  SANDBOX_PORT: Port.default(3001),
  SANDBOX_SMTP_PORT: Port.default(3025),
  SANDBOX_DATA_DIR: z.string().min(1).optional(),
  SANDBOX_SMS_ACCOUNT_SID: z.string().min(1).default('ACsandbox00000000000000000000000000'),
  SANDBOX_SMS_AUTH_TOKEN: z.string().min(1).default('sandbox-auth-token'),
  SANDBOX_SOCIAL_CLIENT_ID: z.string().min(1).default('bellbird-sandbox'),
  SANDBOX_SOCIAL_CLIENT_SECRET: z.string().min(1).default('sandbox-social-secret'),
  GATEWAY_SECRET_KEY: z.string().min(1).default('sk_sandbox_bellbird'),
  GATEWAY_PUBLISHABLE_KEY: z.string().min(1).default('pk_sandbox_bellbird'),
  GATEWAY_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox_bellbird'),
  SERVER_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  PARTNER_SECRET: z.string().min(1).default('a-partner-secret-that-is-no-secret'),
  INBOUND_SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://localhost:3026'),
});

export type Config = {
  port: number;
  smtpPort: number;
  /** What comes in is kept here over a restart; without it, in memory only. */
  dataDir: string | undefined;
  sms: { accountSid: string; authToken: string };
  /** The app that the product is known as at Google, Facebook and Instagram. */
  social: { clientId: string; clientSecret: string };
  /** What the product and the bank know each other by. */
  bank: { secretKey: string; publishableKey: string; webhookSecret: string };
  serverUrl: string;
  /** What the marketplace signs its calls with. */
  partnerSecret: string;
  /** Where couples' mail goes in. */
  inboundSmtpUrl: string;
};

/** Reads the environment, or fails with one list of everything that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The sandbox cannot start:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    port: data.SANDBOX_PORT,
    smtpPort: data.SANDBOX_SMTP_PORT,
    dataDir: data.SANDBOX_DATA_DIR,
    sms: { accountSid: data.SANDBOX_SMS_ACCOUNT_SID, authToken: data.SANDBOX_SMS_AUTH_TOKEN },
    social: { clientId: data.SANDBOX_SOCIAL_CLIENT_ID, clientSecret: data.SANDBOX_SOCIAL_CLIENT_SECRET },
    bank: {
      secretKey: data.GATEWAY_SECRET_KEY,
      publishableKey: data.GATEWAY_PUBLISHABLE_KEY,
      webhookSecret: data.GATEWAY_WEBHOOK_SECRET,
    },
    serverUrl: data.SERVER_URL,
    partnerSecret: data.PARTNER_SECRET,
    inboundSmtpUrl: data.INBOUND_SMTP_URL,
  };
}
