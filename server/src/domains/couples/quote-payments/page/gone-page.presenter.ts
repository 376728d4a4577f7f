import { type PageTexts, pageTextsIn } from '@bellbird/contract/couples/quote-page';
import { directionOf } from '@bellbird/contract/shared/locales';
import type { AppError } from '#platform/errors/app-error.ts';
import { type Html, html } from '#platform/html/html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import { askSheet } from './open-page.presenter.ts';
import { type PageAssets, type PageView, cover, footer, frame, noticeBar, say } from './page-view.presenter.ts';

/** A quote that can no longer be accepted, and why. */
export function gonePage(view: PageView, why: 'expired' | 'withdrawn' | 'declined'): Html {
  const title = say(view, `${why}Title`);
  return frame(
    view,
    title,
    html`<main id="top" class="done">
        <header class="picture">${cover(view, '100vw')}</header>
        <h1>${title}</h1>
        <p class="lead">${say(view, `${why}Text`, { day: shownDay(view.couple.content.validUntil) })}</p>
        ${noticeBar(view)}
        <p><a class="btn primary" href="#ask">${say(view, why === 'expired' ? 'askForNew' : 'ask')}</a></p>
        ${askSheet(view)}
      </main>
      ${footer(view)}`,
  );
}

/** A link that opens nothing. Whether it never existed or was revoked, nobody can tell. */
export function failurePage(error: AppError, given: { language: string; assets: PageAssets | undefined }): Html {
  const { language, texts } = pageTextsIn(given.language);
  const kind = error.code === 'not_found' ? 'notFound' : error.code === 'too_many_requests' ? 'tooMany' : 'failed';
  const title: keyof PageTexts = `${kind}Title`;
  const text: keyof PageTexts = `${kind}Text`;
  return frame(
    { assets: given.assets, language, direction: directionOf(language) },
    texts[title],
    html`<main id="top" class="done">
      <h1>${texts[title]}</h1>
      <p class="lead">${texts[text]}</p>
    </main>`,
  );
}
