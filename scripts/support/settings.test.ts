import { PRODUCTION } from '@bellbird/server/src/testing/production.ts';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('a fresh clone needs no settings', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, baseUrl: 'http://localhost:3000', databaseUrl: undefined });
  expect(settings.sandbox).toEqual({ port: 3001, smtpPort: 3025, url: 'http://localhost:3001' });
  expect(settings.environment).toMatchObject({
    SMTP_URL: 'smtp://localhost:3025',
    SMS_BASE_URL: 'http://localhost:3001',
    PANEL_ERROR_SINK_DSN: 'http://public@localhost:3001/1',
    GOOGLE_ISSUER: 'http://localhost:3001/google',
    FACEBOOK_GRAPH_URL: 'http://localhost:3001/facebook',
    INSTAGRAM_CLIENT_ID: 'bellbird-sandbox',
  });
});

test('a company with keys of its own is left to the real one', () => {
  const { environment } = readSettings({ GOOGLE_CLIENT_ID: 'mine', GOOGLE_CLIENT_SECRET: 'mine too' });
  expect(environment).not.toHaveProperty('GOOGLE_ISSUER');
  expect(environment).toMatchObject({ GOOGLE_CLIENT_ID: 'mine', FACEBOOK_CLIENT_ID: 'bellbird-sandbox' });
});

test('what is set stays as it was set', () => {
  const { environment, host } = readSettings({ SMTP_URL: 'smtp://mail.example', HOST: '127.0.0.5', PORT: '4000' });
  expect(environment).toMatchObject({
    SMTP_URL: 'smtp://mail.example',
    PORT: '4000',
    BASE_URL: 'http://localhost:4000',
  });
  expect(host).toBe('127.0.0.5');
});

test('all that is wrong is said at once, for the starter and the server alike', () => {
  const read = () => readSettings({ SANDBOX_PORT: 'lots', PORT: '99999', LOCALES: 'xx', DATABASE_URL: 'mysql://here' });
  expect(read).toThrow(/SANDBOX_PORT[^]*PORT[^]*DATABASE_URL must be a postgres:\/\/ address[^]*LOCALES/);
});

test('production has no sandbox, and must name what cannot be guessed', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/BASE_URL is required[^]*SECRET is required/);
  const settings = readSettings(PRODUCTION);
  expect(settings.sandbox).toBeUndefined();
  expect(settings.environment).toMatchObject(PRODUCTION);
  expect(settings.environment).not.toHaveProperty('GOOGLE_CLIENT_ID');
});
