import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { LeadMessage } from '@bellbird/contract/couples/messages';
import type { Gallery, Medium, Picture } from '@bellbird/contract/listing/galleries';
import { leadName } from '#domains/couples/leads/parts/lead-name.ts';
import { LARGE_TILE_SIZES, TILE_SIZES, srcSetOf } from '#domains/listing/galleries/parts/picture-sizes.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { isLongTitle } from '#ui/is-long-title.ts';

/** More are not in view. */
const MESSAGES = 8;
const PHOTOS = 4;

type Fill = { readonly of: RegExp; readonly fill: (frame: ParentNode, data: unknown) => void };

/** What the answers to a page's first calls show in its frame. The words are the largest thing on the page. */
export const FILLS: readonly Fill[] = [
  { of: /\/leads\/\d+\/conversation\?/, fill: (frame, data) => fillConversation(frame, data as Conversation) },
  { of: /\/galleries\/\d+$/, fill: (frame, data) => fillPlaces(frame, 'gallery', (data as Gallery).name) },
  { of: /\/medias\?/, fill: (frame, data) => fillPhotos(frame, data as Medium[]) },
];

type Words = Pick<LeadMessage, 'direction' | 'subject' | 'body' | 'bodyHtml'>;
type Conversation = { readonly lead: LeadDetail; readonly messages: { readonly data: LeadMessage[] } | null };

/** Newest first, as they come. */
function fillConversation(frame: ParentNode, { lead, messages }: Conversation): void {
  if (lead.isWithheld) return;
  fillPlaces(frame, 'couple', firstNames(leadName(lead)));
  const request: Words = { direction: 'in', subject: null, body: lead.message, bodyHtml: null };
  const all = [...(messages?.data ?? []), ...(lead.message ? [request] : [])];
  const shown = all.slice(0, MESSAGES).toReversed();
  for (const list of placesOf(frame, 'messages')) {
    // A list of its own, as when the panel's code replaces a skeleton: nothing that was there moves.
    const filled = list.cloneNode(false) as Element;
    filled.replaceChildren(...shown.flatMap((message) => copyBubble(list, message) ?? []));
    list.replaceWith(filled);
  }
}

/** The skeleton has a bubble of either side. */
function copyBubble(list: Element, { direction, subject, body, bodyHtml }: Words): Element | undefined {
  const isMine = direction === 'out';
  const sample = [...list.children].find((each) => (each.querySelector('[data-mine]') !== null) === isMine);
  const bubble = sample?.cloneNode(true) as Element | undefined;
  const [subjectPlace, place] = bubble?.querySelectorAll('[dir="auto"]') ?? [];
  subjectPlace?.replaceChildren(subject ?? '');
  place?.replaceChildren(isMine && bodyHtml ? textOf(bodyHtml) : body);
  return bubble;
}

/** A document that is parsed runs nothing and loads nothing. */
function textOf(html: string): string {
  const lines = html.replaceAll(/<br[^>]*>|<\/(?:p|div|li)>/g, '\n$&');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

function fillPhotos(frame: ParentNode, media: readonly Medium[]): void {
  for (const list of placesOf(frame, 'photos')) {
    const hasLarge = media[0]?.isMain === true;
    if (!hasLarge) list.firstElementChild?.removeAttribute('data-large');
    for (const [at, item] of [...list.children].entries()) {
      const medium = media[at];
      const place = item.querySelector('figure > div');
      if (medium?.picture && at < PHOTOS) place?.replaceChildren(imageOf(medium.picture, at, hasLarge && at === 0));
      if (!medium) item.remove();
    }
  }
}

/** Of the same files as later on the page (`Picture.tsx`). */
function imageOf(photo: Picture, at: number, isLarge: boolean): HTMLImageElement {
  const image = new Image();
  // In the next paint: the panel's code may replace the frame before a later one.
  image.decoding = 'sync';
  image.fetchPriority = at === 0 ? 'high' : 'low';
  image.sizes = isLarge ? LARGE_TILE_SIZES : TILE_SIZES;
  image.srcset = srcSetOf(photo);
  image.src = photo.url;
  image.style.objectPosition = `${photo.focus.x}% ${photo.focus.y}%`;
  return image;
}

function fillPlaces(frame: ParentNode, name: string, text: string): void {
  for (const place of placesOf(frame, name)) {
    place.textContent = text;
    if (isLongTitle(text)) place.closest('h1')?.setAttribute('data-long', 'true');
  }
}

function placesOf(frame: ParentNode, name: string): Iterable<Element> {
  return frame.querySelectorAll(`[data-fill='${name}']`);
}
