import { expect, test } from 'vitest';
import { deviceOf, presentOwnSession } from './own-sessions.presenter.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-X710)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0)';

test.each([
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iPhone'],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/604.1`, 'phone', 'Firefox', 'iPhone'],
  [`${IPHONE} EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 'phone', 'Edge', 'iPhone'],
  [`${IPAD} Version/18.5 Mobile/15E148 Safari/604.1`, 'tablet', 'Safari', 'iPad'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
  [`${ANDROID} Chrome/140.0.0.0 Safari/537.36`, 'tablet', 'Chrome', 'Android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 'phone', 'Samsung Internet', 'Android'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`, 'phone', 'Edge', 'Android'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'computer', 'Edge', 'Windows'],
  [`${WINDOWS} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'computer', 'Edge', 'Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/121.0`, 'computer', 'Opera', 'Windows'],
  [`${MAC} Chrome/140.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Mac'],
  [`${MAC} HeadlessChrome/140.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 'computer', 'Chrome', 'Chromebook'],
  [`${LINUX} Gecko/20100101 Firefox/143.0`, 'computer', 'Firefox', 'Linux'],
  ['curl/8.9', 'other', null, null],
])('%s is told in plain words', (userAgent, device, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ device, browser, system });
});

test('the session one is in is marked', () => {
  const row = {
    id: 7,
    user_agent: 'curl/8.9',
    created_at: '2026-11-01T00:00:00Z',
    last_used_at: '2026-11-02T00:00:00Z',
  };
  expect([presentOwnSession(row, 7).isCurrent, presentOwnSession(row, 8).isCurrent]).toEqual([true, false]);
});
