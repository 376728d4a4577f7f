import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LeadSkeleton } from '#domains/couples/leads/detail/LeadSkeleton.tsx';
import { ConversationSkeleton } from '#domains/couples/messages/ConversationSkeleton.tsx';
import messageTexts from '#domains/couples/messages/messages.en.json' with { type: 'json' };
import { MediaSkeletons } from '#domains/listing/galleries/media/MediaSkeletons.tsx';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { FILLS } from './fill-answers.ts';

addTexts('messages', messageTexts);
afterEach(cleanup);

/** What a call's answer makes of a frame: of the skeletons that the frames are drawn with. */
function fill(url: string, data: unknown, skeleton: ReactNode): HTMLElement {
  const { container } = renderUi(skeleton);
  for (const { of, fill: show } of FILLS) if (of.test(url)) show(container, data);
  return container;
}

const COUPLE = <LeadSkeleton Conversation={ConversationSkeleton} />;
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
  // One conversation is for phones, the other for wide screens.
  const conversations = [...frame.querySelectorAll('ol')];
  expect(conversations).toHaveLength(2);
  for (const conversation of conversations) {
    const bubbles = [...conversation.querySelectorAll('li')];
    expect(bubbles.map((bubble) => bubble.querySelector('[data-mine]') !== null)).toEqual([false, false, true]);
    expectWords(bubbles);
  }
});

function expectWords(bubbles: readonly Element[]): void {
  const words = bubbles.map((bubble) => [...bubble.querySelectorAll('[dir]')].map((place) => place.textContent));
  expect(words.slice(0, 2)).toEqual([
    ['', 'We love the orchard.'],
    ['', 'Is <the> barn free?'],
  ]);
  expect(words[2]?.[0]).toBe('Your day');
  expect(words[2]?.[1]).toMatch(/^Dear Mei,\s+yes we can\.$/);
}

test('what a mail contains is text in the frame', () => {
  const bodyHtml = '<img src=x onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script>Hello';
  const frame = fill(CALL, { lead, messages: { data: [{ ...ours, bodyHtml }] } }, COUPLE);
  expect(frame.querySelectorAll('img, script')).toHaveLength(0);
});

test('a withheld request says nothing', () => {
  const frame = fill(CALL, { lead: { ...lead, isWithheld: true }, messages: null }, COUPLE);
  expect(frame.textContent).not.toContain('Georgia');
});

const GALLERY = (
  <>
    <h1>
      <span data-fill="gallery">…</span>
    </h1>
    <MediaSkeletons />
  </>
);
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
