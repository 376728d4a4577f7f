import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('sandbox configuration', () => {
  it('starts with nothing set', () => {
    expect(readConfig({})).toEqual({
      port: 3001,
      smtpPort: 3025,
      social: { clientId: 'bellbird-sandbox', clientSecret: 'sandbox-social-secret' },
      bank: {
        secretKey: 'sk_sandbox_bellbird',
        publishableKey: 'pk_sandbox_bellbird',
        webhookSecret: 'whsec_sandbox_bellbird',
      },
      dataDir: undefined,
      sms: { accountSid: 'ACsandbox00000000000000000000000000', authToken: 'sandbox-auth-token' },
      serverUrl: 'http://localhost:3000',
      partnerSecret: 'a-partner-secret-that-is-no-secret',
      inboundSmtpUrl: 'smtp://localhost:3026',
    });
  });

  it('lists everything that is wrong at once', () => {
    const wrong = () => readConfig({ SANDBOX_PORT: 'no', SANDBOX_SMTP_PORT: '70000', SERVER_URL: 'ftp://x' });
    expect(wrong).toThrow(/SANDBOX_PORT[\s\S]*SANDBOX_SMTP_PORT[\s\S]*SERVER_URL/);
  });
});
