import { expect, test } from 'vitest';
import { contactInformationIn, hasContactInformation } from './contact-information.ts';

test.each([
  'call 0412 345 678',
  'wattle-0412345678.jpg',
  '+61 412 345 678',
  '0061-2-5550-0140',
  '(02) 5550 0140',
  'ring 1300 655 506 now',
  'hello@wattlecreek.example',
  'hello (at) wattlecreek.com',
  'www.wattlecreek.example',
  'find us: https://wattle.example',
  'wattlecreek.com.au',
  '0412  345  678',
  'from abroad +44 20 7946 0018',
  'wattle.wedding',
  'we are @wattle.creek',
  // Addresses: the shortest, the ways around ‘@’, and what may be in a name.
  'a@b.c',
  'HELLO@WATTLECREEK.EXAMPLE',
  'wattle.creek+berry-barn@creek-side.co-op',
  'hello(at)wattlecreek.example',
  'hello [at] wattlecreek.example',
  'hello[at]wattlecreek.example',
  'Hello (AT) wattlecreek.example',
  // Sites: with and without their beginning, and each ending.
  'http://w.example',
  'HTTPS://W.EXAMPLE',
  'WWW.WATTLE.EXAMPLE',
  'www.w',
  '2wattle.com',
  'w2.com',
  'wattle-creek.com',
  ...['com', 'net', 'org', 'info', 'au', 'nz', 'io', 'co', 'shop', 'studio', 'wedding', 'photography'].map(
    (ending) => `wattle.${ending}`,
  ),
  'See Wattle.Com!',
  // Numbers of every state and kind, however they are written.
  ...['02', '03', '04', '07', '08'].map((area) => `${area} 5550 0140`),
  ...['2', '3', '4', '7', '8'].map((area) => `61 ${area} 5550 0140`),
  '61255500140',
  '61(0)2 5550 0140',
  '61 (0)2 5550 0140',
  '61.2.5550.0140',
  '61_2_5550_0140',
  '61-2-5550-0140',
  '61-(0)-2-5550-0140',
  '61-(0).2-5550-0140',
  '61-(0)_2-5550-0140',
  '61-(0) 2-5550-0140',
  '+61(0)2 5550 0140',
  '+61 (0)2 5550 0140',
  '+61.2.5550.0140',
  '+61_2_5550_0140',
  '+61-(0)-2-5550-0140',
  '(02)55500140',
  '02.5550.0140',
  '02_5550_0140',
  '02-5550-0140',
  '02 ( 5550 ) 0140',
  '04 - 12 - 345 - 678',
  '1800 655 506',
  '1800655506',
  '1300.655.506',
  '1300_655_506',
  '1300-655-506',
  '+6421555014',
  '+1 212 555 0',
  '+44.20.7946.0018',
  '+44_20_7946_0018',
  '+44 (20) 7946-0018',
  '+44 - 20 - 7946',
  '@abc',
])('GAL-019 %s tells how to reach somebody', (text) => {
  expect(hasContactInformation(text)).toBe(true);
});

test.each([
  'Festoon lights over the Barn',
  'IMG_2214.jpg',
  'IMG_20260412_153012.jpg',
  '2026-04-12 15.30.12.jpg',
  'DSC00412345.jpeg',
  'WhatsApp Image 2026-04-12 at 15.30.12.jpeg',
  '4f3c0412-3456-7890-aaaa-0123456789ab.webp',
  'Table for 120, 12.04.2026',
  'Open 12.04.2027 to 13.04.2027, and 2019–2024 before.',
  'Drinks @ 5.30, dinner for 80 to 120',
  'hello@wattlecreek',
  'hello@wattlecreek.',
  'wattlecreek at the creek',
  'w.com',
  'wattle.common',
  'https:// is how links begin, and www. too',
  'awww.cute',
  'Lot 1 02 5550 0140',
  'Lot 1.02.5550.0140',
  'Lot 1_02_5550_0140',
  '102 5550 0140',
  '02 5550 014',
  '02 5550 01400',
  '01 5550 0140',
  '05 5550 0140',
  '21300 655 506',
  '1300 655 50',
  '1300 655 5060',
  '1400 655 506',
  '+61 2 555',
  '+1 212 555',
  '02    5550 0140',
  '+44    20 7946 0018',
  '+0 212 555 0140',
  'Sand @ab',
  'barn@ab',
])('GAL-019 %s does not', (text) => {
  expect(hasContactInformation(text)).toBe(false);
});

test('GAL-019 the whole of what tells how to reach somebody is named', () => {
  expect(contactInformationIn(`${'a'.repeat(70)}@barn.example`)).toEqual([`${'a'.repeat(64)}@barn.example`]);
  const long = 'wattle.creek+berry-barn@creek-side.co-op';
  expect(contactInformationIn(`Write to ${long}`)).toEqual([long]);
  expect(contactInformationIn('See creek-side.com')).toEqual(['creek-side.com']);
  expect(contactInformationIn('See barn.com.au or barn.co.nz')).toEqual(['barn.com.au']);
  expect(contactInformationIn('See barn.co.nz')).toEqual(['barn.co.nz']);
  expect(contactInformationIn('https://barn.example/a?b#c')).toEqual(['https://barn.example/a?b#c']);
  expect(contactInformationIn('+44 20 7946 0018 1234 56')).toEqual(['+44 20 7946 0018 123']);
  expect(contactInformationIn(`@${'a'.repeat(31)}`)).toEqual([`@${'a'.repeat(30)}`]);
});
