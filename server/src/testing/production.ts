/** A complete production environment, of services that belong to nobody. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  BASE_URL: 'https://panel.example',
  SECRET: 'a-secret-of-the-test-that-is-long-enough',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Panel <panel@vendors.example>',
  INBOUND_MAIL_DOMAIN: 'reply.vendors.example',
  SMS_BASE_URL: 'https://sms.example',
  SMS_ACCOUNT_SID: 'ACtest',
  SMS_AUTH_TOKEN: 'a-token-of-the-test',
  SMS_FROM: '+61491570001',
  SMS_NUMBERS: '+61491570002',
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  MARKETPLACE_URL: 'https://vendors.example',
} as const;
