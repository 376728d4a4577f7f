import { expect, test } from 'vitest';
import { hasContactInformation } from './contact-information.ts';

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
])('GAL-019 %s does not', (text) => {
  expect(hasContactInformation(text)).toBe(false);
});
