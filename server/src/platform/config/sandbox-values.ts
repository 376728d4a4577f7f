/** Shared with the sandbox, which plays the marketplace. */
export const DEVELOPMENT_PARTNER_SECRET = 'a-partner-secret-that-is-no-secret';
export const DEVELOPMENT_SECRET = 'a-development-secret-that-is-no-secret';

/** What a fresh clone talks to: everyone is played by the sandbox. Published with the source, so no production uses them. */
export const SANDBOX = {
  SMTP_URL: 'smtp://localhost:3025',
  MAIL_FROM: 'Bellbird <hello@bellbird.example>',
  INBOUND_MAIL_DOMAIN: 'reply.bellbird.example',
  SMS_BASE_URL: 'http://localhost:3001',
  SMS_ACCOUNT_SID: 'ACsandbox00000000000000000000000000',
  SMS_AUTH_TOKEN: 'sandbox-auth-token',
  SMS_FROM: '+61491570006',
  // Reserved for films and examples: these numbers belong to nobody.
  SMS_NUMBERS: '+61491570110,+61491570313,+61491570737',
  MAP_TILES_URL: 'http://localhost:3001/tiles/{z}/{x}/{y}.svg',
  MARKETPLACE_URL: 'https://www.bellbird.example',
} as const;

/** Our app at the sandbox’s Google, Facebook and Instagram. */
export const SANDBOX_SOCIAL = { clientId: 'bellbird-sandbox', clientSecret: 'sandbox-social-secret' } as const;

/** The sandbox’s bank and a fictitious business. */
export const SANDBOX_PAYMENTS = {
  GATEWAY_URL: 'http://localhost:3001',
  GATEWAY_SECRET_KEY: 'sk_sandbox_bellbird',
  GATEWAY_PUBLISHABLE_KEY: 'pk_sandbox_bellbird',
  GATEWAY_WEBHOOK_SECRET: 'whsec_sandbox_bellbird',
  SELLER_NAME: 'Bellbird Marketplace Pty Ltd',
  SELLER_ABN: '51824753556',
  SELLER_ADDRESS: '1 Example Street, Sydney NSW 2000',
  SELLER_BSB: '062-000',
  SELLER_ACCOUNT: '12345678',
} as const;

/** Everything that payments need; all or nothing. */
export const PAYMENT_KEYS = Object.keys(SANDBOX_PAYMENTS) as (keyof typeof SANDBOX_PAYMENTS)[];
