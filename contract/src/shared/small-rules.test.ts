import { describe, expect, test } from 'vitest';
import { member, memberFor, partner, staff, staffFor } from './access.ts';
import { fromBatchLine, toBatchLine } from './batch.ts';
import { type CallSpec, callerOf, pathParameters } from './call.ts';
import { contactFault, contactInformationIn } from './contact-information.ts';
import { insidePath } from './inside-path.ts';
import { bcp47, directionOf, languageOf } from './locales.ts';
import { internationalPhone } from './phone-number.ts';
import { TEAM_RIGHTS, type TeamRight, type TeamRole, hasTeamRight } from './team.ts';
import { translateError } from './translate-error.ts';
import { instantOf, localTime } from './zone-time.ts';

describe('a path inside the panel', () => {
  test.each(['/', '/leads/7?tab=notes#end', '/a//b', '/settings/../leads'])('%s', (path) => {
    expect(insidePath(path)).toBe(new URL(path, 'https://x.invalid').href.replace('https://x.invalid', ''));
  });

  test.each([
    undefined,
    7,
    '',
    'leads',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/x/..//evil.example',
    'x/leads',
    '/%2Fevil.example',
    ['/leads'],
  ])('%s leads elsewhere', (path) => {
    expect(insidePath(path)).toBeUndefined();
  });
});

test('a line of a batch is read as it was written', () => {
  const line = toBatchLine(12, 200, '{"data": "a b"}');
  expect(line).toBe('12 200 {"data": "a b"}\n');
  expect(fromBatchLine(line.trimEnd())).toEqual({ place: 12, status: 200, json: '{"data": "a b"}' });
  // A call that cannot be part of a batch has the status 0 and no JSON.
  expect(fromBatchLine(toBatchLine(3, 0, '').trimEnd() + ' ')).toEqual({ place: 3, status: 0, json: '' });
});

describe('an error in another language', () => {
  const words = {
    'Not found.': 'Bulunamadı.',
    'At most {0} (of {1}).': '{1} içinden en fazla {0}.',
    'Plain {1} text': 'never used',
  };
  test('is found by its English, with what is filled in; English stays where there is none', () => {
    expect(translateError('Not found.', words)).toBe('Bulunamadı.');
    expect(translateError('At most 5 (of 9).', words)).toBe('9 içinden en fazla 5.');
    expect(translateError('At most 6 (of 9).', words)).toBe('9 içinden en fazla 6.');
    expect(translateError('x At most 5 (of 9).', words)).toBe('x At most 5 (of 9).');
    expect(translateError('At most 5 (of 9)!', words)).toBe('At most 5 (of 9)!');
    expect(translateError('Plain old text', words)).toBe('Plain old text');
  });

  test('contains any character: none of them is a pattern', () => {
    const special = { 'Is {0} a*b+c? ^$5 (d|e) [f] \\ .': '{0}: evet.' };
    expect(translateError('Is it a*b+c? ^$5 (d|e) [f] \\ .', special)).toBe('it: evet.');
    expect(translateError('Is it aab+c? ^$5 (d|e) [f] \\ .', special)).toBe('Is it aab+c? ^$5 (d|e) [f] \\ .');
    expect(translateError('Is it a*b+c? ^$5 (d|e) [f] \\ x', special)).toBe('Is it a*b+c? ^$5 (d|e) [f] \\ x');
  });
});

describe('the time of a zone', () => {
  const at = (local: string, zone: string) => new Date(instantOf(Date.parse(`${local}Z`), zone)).toISOString();
  test('is summer time where it is', () => {
    expect(at('2026-11-17T09:30:15', 'Australia/Sydney')).toBe('2026-11-16T22:30:15.000Z');
    expect(at('2026-07-17T09:30:15', 'Australia/Sydney')).toBe('2026-07-16T23:30:15.000Z');
    expect(at('2026-11-17T09:30:15', 'Australia/Perth')).toBe('2026-11-17T01:30:15.000Z');
  });

  test('turns with the clocks, and a time that is skipped comes an hour later', () => {
    expect(at('2026-10-04T01:59:59', 'Australia/Sydney')).toBe('2026-10-03T15:59:59.000Z');
    expect(at('2026-10-04T02:30:00', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
    expect(at('2026-10-04T03:00:00', 'Australia/Sydney')).toBe('2026-10-03T16:00:00.000Z');
  });

  test('is read as if it were UTC', () => {
    expect(new Date(localTime(Date.parse('2026-12-31T13:00:01Z'), 'Australia/Sydney')).toISOString()).toBe(
      '2027-01-01T00:00:01.000Z',
    );
  });
});

describe('a call', () => {
  const callOf = (given: Partial<CallSpec>) =>
    callerOf({ name: 'a.b', method: 'GET', path: '/', summary: '', access: member, responses: {}, ...given });

  test('is made by the panel, the desk or the marketplace, by who may make it, unless it says otherwise', () => {
    expect([member, memberFor('leads'), staff, staffFor('money'), partner].map((access) => callOf({ access }))).toEqual(
      ['panel', 'panel', 'desk', 'desk', 'marketplace'],
    );
    expect(callOf({ access: partner, calledBy: 'api' })).toBe('api');
    expect([memberFor('leads'), staffFor('money')]).toEqual([
      { kind: 'member', page: 'leads' },
      { kind: 'staff', right: 'money' },
    ]);
  });

  test('has the parameters of its path', () => {
    expect(pathParameters('/leads/{id}/notes/{noteId}')).toEqual(['id', 'noteId']);
    expect([pathParameters('/leads'), pathParameters('/leads/{}')]).toEqual([[], []]);
  });
});

test('a right of the team belongs to its roles; what needs none is open to all of them', () => {
  expect(hasTeamRight(['reviewer'], 'review')).toBe(true);
  expect(hasTeamRight(['reviewer'], 'money')).toBe(false);
  expect(hasTeamRight(['reviewer', 'finance'], 'money')).toBe(true);
  expect(hasTeamRight([], 'review')).toBe(false);
  expect(hasTeamRight([], undefined)).toBe(true);
});

test.each<[TeamRole, TeamRight[]]>([
  ['reviewer', ['review', 'messages']],
  ['account_manager', ['messages', 'customers', 'accounts', 'act', 'orders']],
  ['finance', ['customers', 'orders', 'money']],
  ['administrator', [...TEAM_RIGHTS]],
])('a %s of the team may %j', (role, rights) => {
  expect(TEAM_RIGHTS.filter((right) => hasTeamRight([role], right))).toEqual(rights);
});

test('SHELL-098 a locale has its language, its direction and its name for browsers', () => {
  expect([languageOf('ar_SA'), languageOf('en_AU'), bcp47('tr_TR')]).toEqual(['ar', 'en', 'tr-TR']);
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

test('SHELL-121 a local number becomes an international one, if it is one', () => {
  expect(internationalPhone('0491 570 006', 'AU')).toBe('+61 491 570 006');
  expect(internationalPhone('+44 20 7946 0958', 'AU')).toBe('+44 20 7946 0958');
  for (const wrong of ['0491', '0491-570-006', 'call us', '']) expect(internationalPhone(wrong, 'AU')).toBeUndefined();
});

test('GAL-019 of contact information each kind is named once, and the first is said', () => {
  expect(contactInformationIn('www.barn.com or hello@barn.com or 0412 345 678 or @barn.berry')).toEqual([
    'hello@barn.com',
    'www.barn.com',
    '0412 345 678',
    '@barn.berry',
  ]);
  // The address contains its own domain, which is no second finding.
  expect(contactInformationIn('Write to hello@barn.com')).toEqual(['hello@barn.com']);
  expect(contactFault('Write to hello@barn.com')).toBe(
    'Couples reach you through Bellbird. Please leave out ‘hello@barn.com’.',
  );
  expect(contactFault('A barn by the creek')).toBeUndefined();
});
