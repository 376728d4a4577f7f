import { expect, test } from 'vitest';
import { FILLS } from './fill-answers.ts';

/** What a call's answer makes of a frame. */
function fill(url: string, data: unknown, html: string): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  for (const { of, fill: show } of FILLS) if (of.test(url)) show(frame, data);
  return frame;
}

const BUBBLE = '<div><div dir="auto"></div><div dir="auto">…</div></div><svg></svg>';
const COUPLE = `<p data-fill="couple">…</p><ol data-fill="messages"><li>${BUBBLE}</li><li data-mine>${BUBBLE}</li></ol>`;
const CALL = '/api/leads/15/conversation?limit=50';
const lead = {
  isWithheld: false,
  message: 'We love the orchard.',
  couple: { name: 'Georgia Papas & Mei Lin' },
  extensionNumber: '',
};
const ours = { direction: 'out', subject: 'Your day', body: '', bodyHtml: '<p>Dear Mei,</p><p>yes <b>we</b> can.</p>' };
const theirs = { direction: 'in', subject: null, body: 'Is <the> barn free?', bodyHtml: null };

test('a couple’s page shows who they are and the words of both sides, the oldest first', () => {
  const frame = fill(CALL, { lead, messages: { data: [ours, theirs] } }, COUPLE);
  expect(frame.querySelector('p')?.textContent).toBe('Georgia & Mei');
  const bubbles = [...frame.querySelectorAll('li')];
  expect(bubbles.map((bubble) => bubble.hasAttribute('data-mine'))).toEqual([false, false, true]);
  const words = bubbles.map((bubble) => [...bubble.querySelectorAll('[dir]')].map((place) => place.textContent));
  expect(words.slice(0, 2)).toEqual([
    ['', 'We love the orchard.'],
    ['', 'Is <the> barn free?'],
  ]);
  expect(words[2]?.[0]).toBe('Your day');
  expect(words[2]?.[1]).toMatch(/^Dear Mei,\s+yes we can\.$/);
});

test('what a mail contains is text in the frame', () => {
  const bodyHtml = '<img src=x onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script>Hello';
  const frame = fill(CALL, { lead, messages: { data: [{ ...ours, bodyHtml }] } }, COUPLE);
  expect(frame.querySelectorAll('img, script')).toHaveLength(0);
});

test('a withheld request says nothing', () => {
  const frame = fill(CALL, { lead: { ...lead, isWithheld: true }, messages: null }, COUPLE);
  expect(frame.textContent).not.toContain('Georgia');
});

const TILE = '<li><figure><div></div></figure></li>';
const GALLERY = `<h1><span data-fill="gallery">…</span></h1><ul data-fill="photos">${TILE.replace('<li', '<li data-large="true"')}${TILE}${TILE}</ul>`;
const picture = { url: '/p.webp', sources: [{ url: '/s.webp', width: 400 }], focus: { x: 20, y: 80 } };

test('a gallery shows its name, in smaller letters if it is long', () => {
  const frame = fill('/api/galleries/1', { name: 'The Barn and the orchard' }, GALLERY);
  expect(frame.querySelector('h1')?.textContent).toBe('The Barn and the orchard');
  expect(frame.querySelector('h1[data-long]')).not.toBeNull();
});

test('a gallery shows its first photos, the main image large, and no more places than photos', () => {
  const media = [
    { isMain: true, picture },
    { isMain: false, picture: null },
  ];
  const frame = fill('/api/medias?galleryId=1&page=1', media, GALLERY);
  expect(frame.querySelectorAll('li')).toHaveLength(2);
  const images = [...frame.querySelectorAll('img')];
  expect(images.map((image) => [image.getAttribute('src'), image.srcset])).toEqual([['/p.webp', '/s.webp 400w']]);
  expect(images[0]?.sizes).toContain('100vw');
});

test('without a main image at its beginning no photo is large', () => {
  const frame = fill('/api/medias?galleryId=1&page=1', [{ isMain: false, picture }], GALLERY);
  expect(frame.querySelector('[data-large]')).toBeNull();
  expect(frame.querySelector('img')?.sizes).toContain('50vw');
});
