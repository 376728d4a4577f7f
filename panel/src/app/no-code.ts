import { directionOf } from '@bellbird/contract/shared/locales';
import { forgetReloads } from '#loading/reloads.ts';
import { currentLocale, textLanguage } from '#platform/i18n/locale.ts';
import ar from './no-code.ar.json' with { type: 'json' };
import en from './no-code.en.json' with { type: 'json' };
import tr from './no-code.tr.json' with { type: 'json' };

/** The server answers and the code never arrives: something in this browser or network keeps it away. */
export function explainNoCode(): void {
  // The document may be in another language: its cookie can be gone while the browser still knows what was chosen.
  const lang = textLanguage(currentLocale());
  const words = { en, tr, ar }[lang];
  const title = Object.assign(document.createElement('h1'), { textContent: words.title });
  const text = Object.assign(document.createElement('p'), { textContent: words.text });
  const again = Object.assign(document.createElement('a'), {
    href: location.href.split('#')[0],
    textContent: words.again,
    onclick: forgetReloads,
  });
  const note = Object.assign(document.createElement('div'), { role: 'alert' });
  note.dataset['noCode'] = '';
  note.append(title, text, again);
  const main = Object.assign(document.createElement('main'), { lang, dir: directionOf(lang) });
  main.append(note);
  delete document.documentElement.dataset['frame'];
  document.getElementById('root')?.replaceChildren(main);
}
