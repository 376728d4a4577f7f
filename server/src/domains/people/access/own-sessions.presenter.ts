import type { OwnSession } from '@bellbird/contract/people/access';
import type { OwnSessionRow } from './logins.repository.ts';

export function presentOwnSession(row: OwnSessionRow, currentId: number): OwnSession {
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === currentId,
  };
}

// The order matters: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, OwnSession['device']])[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'Chromebook', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** A user agent in words that its owner recognises. */
export function deviceOf(userAgent: string): Pick<OwnSession, 'device' | 'browser' | 'system'> {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent));
  return {
    device: system?.[2] ?? 'other',
    browser: BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
    system: system?.[1] ?? null,
  };
}
