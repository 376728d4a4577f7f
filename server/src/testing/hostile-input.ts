/** Text that has broken servers before. */
export const HOSTILE_VALUES: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '0x10',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '1,2,,3',
  "' or 1=1 --",
  '%',
  String.raw`\\`,
  '\u0000',
  'a\u0000b',
  '‮evil',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  'é'.repeat(500),
  'x'.repeat(20_000),
  '2027-02-30',
  '99999-01-01',
  '9999-12-31',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
];

const VALUES: readonly unknown[] = [
  ...HOSTILE_VALUES,
  '\uD800',
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  ['a', 1],
];

/** Bodies that are nearly right, wholly wrong, or not JSON at all. */
export function hostileBodies(sample: unknown): unknown[] {
  const fields = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {};
  const nearly = Object.keys(fields).flatMap((key) => [
    ...VALUES.map((value) => ({ ...fields, [key]: value })),
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key)),
  ]);
  return [
    ...nearly,
    { ...fields, isPaid: true, crmStatus: 'prime', roleId: 1, status: 'active', statsAccess: true },
    '{"__proto__":{"isStaff":true}}',
    '{"constructor":{"prototype":{"isStaff":true}}}',
    '{"a":1',
    '',
    '[]',
    '"text"',
    '1',
    'null',
  ];
}

/** JSON that is small to send and large to walk. */
export const OVERSIZED_JSON: readonly string[] = [
  '['.repeat(20_000) + ']'.repeat(20_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `[${'0,'.repeat(100_000)}0]`,
  `{${Array.from({ length: 20_000 }, (_, key) => `"k${key}":0`).join(',')}}`,
  `{"a":[${Array.from({ length: 900 }, () => `[${'0,'.repeat(100)}0]`).join(',')}]}`,
];

/** Content that browsers send to other sites without asking, and other kinds that no JSON call takes. */
export const FOREIGN_CONTENT: readonly (readonly [type: string, body: string])[] = [
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  ['multipart/form-data', ''],
  ['multipart/mixed; boundary=x', '--x--\r\n'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['text/plain', '{}'],
  ['text/plain; application/json', '{}'],
  ['application/xml', '<a/>'],
  ['application/octet-stream', '{}'],
  ['application/jsonp', '{}'],
];
