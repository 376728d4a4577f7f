import { type PageTexts, fill, formatMoney } from '@bellbird/contract/couples/quote-page';
import { type QuoteLine, lineCents } from '@bellbird/contract/couples/quotes';
import { type Html, html, styleSheet } from '#platform/html/html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { CoupleQuote } from '#domains/couples/quotes/quotes.public.ts';
import { toFirstNames } from '#domains/couples/messages/messages.public.ts';
import { toSizeKey } from '#domains/listing/galleries/galleries.public.ts';
import type { PageFactsRow, PaymentStateRow } from './quote-page.repository.ts';

/** The address of the script, and the style sheet itself: fetching it would delay the first thing a couple sees. */
export type PageAssets = { script: string; style: string };

/** Where the gateway's card fields are; undefined when nothing can be paid by card. */
export type CardFields = { url: string; key: string; origin: string };

export type PageView = {
  texts: PageTexts;
  language: string;
  direction: 'ltr' | 'rtl';
  assets: PageAssets | undefined;
  couple: CoupleQuote;
  facts: PageFactsRow;
  payments: readonly PaymentStateRow[];
  cards: CardFields | undefined;
  /** `/q/<token>`: forms post below it. */
  path: string;
  urlOf: (key: string) => string;
  notice: keyof PageTexts | undefined;
  now: Date;
};

export const say = ({ texts, facts }: PageView, key: keyof PageTexts, values: Record<string, string | number> = {}) =>
  fill(texts[key], { vendor: facts.provider_name, couple: toNames(facts.couple_name), ...values });

/** ‘Georgia & Sam’. */
const toNames = (coupleName: string): string => toFirstNames(coupleName).replaceAll(' and ', ' & ');

/** ‘Saturday 10 April 2027’, in the page's language. */
export function longDay(day: string, language: string): string {
  const locale = language === 'en' ? 'en-AU' : language === 'ar' ? 'ar-AE-u-nu-latn' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00Z`)).replace(/^(\w+), /, '$1 ');
}

/** ‘Mon 30.11.2026’. */
export function shortDay(day: string, language: string): string {
  const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-AU' : language, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return `${weekday.format(new Date(`${day}T00:00Z`))} ${shownDay(day)}`;
}

/** The whole document around a page's content. */
export function frame(
  view: Pick<PageView, 'assets' | 'language' | 'direction'>,
  title: string,
  content: Html,
  { isReloaded = false }: { isReloaded?: boolean } = {},
): Html {
  const { assets, language, direction } = view;
  return html`<!doctype html>
    <html lang="${language === 'en' ? 'en-AU' : language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${isReloaded && html`<meta http-equiv="refresh" content="5" />`}
        <link rel="icon" href="/favicon.svg" />
        ${
          assets &&
          html`${styleSheet(assets.style)}
            <script type="module" fetchpriority="low" src="${assets.script}"></script>`
        }
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

export const noticeBar = (view: PageView): Html | undefined =>
  view.notice && html`<p class="notice" role="status">${say(view, view.notice)}</p>`;

/** ‘120 guests × A$98.00’, under the name of a line. */
export function lineHint(view: PageView, line: QuoteLine): string {
  return [line.detail, multiplication(view, line)].filter(Boolean).join(', ');
}

/** Nothing for one hour or one guest: the amount beside it says the same. */
function multiplication(view: PageView, { unit, quantity, priceCents }: QuoteLine): string {
  if (unit === 'flat' || quantity === 1) return '';
  const values = { count: quantity.toLocaleString('en-AU'), price: formatMoney(priceCents) };
  return say(view, unit === 'guest' ? 'perGuest' : 'perHour', values);
}

export const lineAmount = (line: QuoteLine): string => formatMoney(lineCents(line));

export function cover({ facts: { cover: photo }, urlOf }: PageView, sizes: string): Html {
  if (!photo) return html`<div class="photo blank" aria-hidden="true"></div>`;
  const sources = photo.widths.map((width) => `${urlOf(toSizeKey(photo.file_key, width))} ${width}w`);
  const largest = toSizeKey(photo.file_key, photo.widths.at(-1) ?? photo.width);
  return html`<img
    class="photo"
    src="${urlOf(largest)}"
    srcset="${sources.join(', ')}"
    sizes="${sizes}"
    width="${photo.width}"
    height="${photo.height}"
    fetchpriority="high"
    alt=""
  />`;
}

/** The files that go with the quote; they open with the couple's link only. */
export function fileList(view: PageView): Html | undefined {
  const { files } = view.couple.content;
  if (files.length === 0) return undefined;
  return html`<section>
    <h2>${say(view, 'files')}</h2>
    <ul class="files">
      ${files.map(
        ({ id, name, sizeBytes }) =>
          html`<li>
            <a href="${view.path}/files/${id}"><bdi>${name}</bdi></a> <small>${readableSize(sizeBytes)}</small>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** ‘240 kB’, ‘1.2 MB’. */
export function readableSize(bytes: number): string {
  const kb = Math.max(1, Math.round(bytes / 1024));
  return kb < 1024 ? `${kb} kB` : `${(kb / 1024).toFixed(1)} MB`;
}

/** A sheet that opens by its link, with or without scripts. */
export const sheet = (view: PageView, id: string, title: string, content: Html): Html =>
  html`<section class="sheet" id="${id}" aria-labelledby="${id}-title">
    <div class="sheet-box">
      <h2 id="${id}-title">${title}</h2>
      ${content}
      <a class="btn" href="#top">${say(view, 'close')}</a>
    </div>
  </section>`;

export const footer = (view: PageView): Html => {
  const { company_name: company, abn, company_address: address } = view.facts;
  return html`<footer class="foot">
    <span>${company}${abn && ` · ABN ${abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`}</span>
    ${address && html`<span><bdi>${address}</bdi></span>`}
    <span>${say(view, 'sentWith')}</span>
  </footer>`;
};
