import { type Html, html, trusted } from './html.ts';

/** An icon of 24 × 24 from its paths. */
export const icon = (paths: string): Html =>
  trusted(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`);

export const ICONS = {
  back: icon('<path d="M19 12H5M11 6l-6 6 6 6"/>'),
  clip: icon(
    '<path d="m20 11.5-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.8 17a1.7 1.7 0 0 1-2.4-2.4l7.6-7.6"/>',
  ),
  link: icon(
    '<path d="M14 4.5h5.5V10M19.5 4.5 11 13M17 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7H10"/>',
  ),
  bin: icon('<path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 12.5h10L18 7M10 11v5M14 11v5"/>'),
} as const;

const BIRD = `<svg class="art" viewBox="0 0 200 132" aria-hidden="true"><path d="M8 104C60 92 120 100 192 82" stroke="#6b5a48" stroke-width="4" stroke-linecap="round" fill="none"/><g fill="#7f9f8e"><path d="M30 100c4 8 4 20-4 28-6-8-6-20 4-28ZM58 96c8 6 12 16 8 26-8-6-12-16-8-26ZM172 88c8 4 14 14 12 24-8-4-14-14-12-24Z"/></g><g fill="#5f8573"><path d="M44 97c-2-10 2-18 10-24 2 10-2 20-10 24ZM184 84c-4-10-2-20 6-26 4 8 2 20-6 26ZM20 102c-8-4-12-12-12-22 8 4 14 12 12 22Z"/></g><g transform="translate(72 20) scale(2.45)"><path class="bird" d="M1.5 26.5C7 24.6 8.4 19.4 8.4 12.4a8.2 8.2 0 0 1 16.4 0c0 6.6.5 10.6 3 14.1Z"/><path fill="#d9a441" d="m24.4 8.6 6.4 3.9-6 2.6a9 9 0 0 0-.4-6.5Z"/><circle class="eye" cx="19.6" cy="11.2" r="2.1"/></g></svg>`;

/** What a service shows while nothing has come in, with the next step. */
export const empty = (title: string, next: Html | string): Html =>
  html`<div class="empty">
    ${trusted(BIRD)}
    <h2>${title}</h2>
    <p>${next}</p>
  </div>`;

/** '+61491570006' → '+61 491 570 006', as people read it. */
export const spaced = (number: string): string => number.replace(/^(\+61)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
