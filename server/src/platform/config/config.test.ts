import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/bellbird';

test('SHELL-094 SHELL-095 SHELL-096 the shipped configuration is Australia, AUD and en_AU alone', () => {
  const config = readConfig({ DATABASE_URL });
  expect([config.country, config.currency, config.locales]).toEqual(['AU', 'AUD', ['en_AU']]);
  expect(config.flags).toEqual({ upgradeBanner: false, chat: false, mediaRestriction: false });
});

test('everything that is wrong is told in one readable list', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOCALES: 'en_AU,xx_XX', SECRET: 'short' });
  expect(read).toThrow(/The configuration is not right:/);
  for (const line of [
    /- PORT /,
    /- DATABASE_URL must be a postgres:\/\/ address/,
    /- LOCALES\.1 /,
    /- SECRET needs at least 32 characters/,
  ]) {
    expect(read).toThrow(line);
  }
});

test('production asks for what it cannot guess, and has no demo data', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL })).toThrow(
    /BASE_URL is required in production[\s\S]*SECRET is required in production/,
  );
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL,
    BASE_URL: 'https://panel.example/',
    SECRET: 'x'.repeat(32),
    DEMO_DATA: 'true',
  });
  expect([config.demoData, config.baseUrl]).toEqual([false, 'https://panel.example']);
});
