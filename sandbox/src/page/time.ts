import { type Html, html } from './html.ts';

const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });
const full = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'medium', hourCycle: 'h23' });

/** The hour for today, the day in front of it for anything older. */
export function time(instant: string, now: Date): Html {
  const date = new Date(instant);
  const shown =
    date.toDateString() === now.toDateString() ? clock.format(date) : `${day.format(date)}, ${clock.format(date)}`;
  return html`<time datetime="${instant}" title="${full.format(date)}">${shown}</time>`;
}
