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
  const deep = '['.repeat(2000) + ']'.repeat(2000);
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
    deep,
  ];
}
