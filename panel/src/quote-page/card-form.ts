type FieldsMessage =
  | { type: 'ready' | 'submit' | 'invalid' | 'failed' }
  | { type: 'height'; height: number }
  | { type: 'token'; token: string };

/** After that we say that the bank's page is slow. */
const SLOW_AFTER_MS = 10_000;
const MAX_HEIGHT = 600;

/** Puts the gateway's card fields into each form that pays; its token travels with the form, card numbers never do. */
export function startCardForms(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-card-form]')) {
    const place = form.querySelector<HTMLElement>('[data-card]');
    const token = form.querySelector<HTMLInputElement>('input[name="card"]');
    if (place && token) startCardForm(form, place, token);
  }
}

function startCardForm(form: HTMLFormElement, place: HTMLElement, token: HTMLInputElement): void {
  const { card = '', key = '', title = '' } = place.dataset;
  const origin = new URL(card).origin;
  const slow = place.querySelector<HTMLElement>('[data-card-slow]');
  const frame = document.createElement('iframe');
  const address = new URL(card);
  address.searchParams.set('key', key);
  address.searchParams.set('origin', location.origin);
  frame.src = address.href;
  frame.title = title;
  frame.height = '252';
  place.append(frame);
  const timer = setTimeout(() => slow?.removeAttribute('hidden'), SLOW_AFTER_MS);

  const tokenise = () => frame.contentWindow?.postMessage({ type: 'tokenise' }, origin);
  form.addEventListener('submit', (event) => {
    if (token.value !== '') return;
    event.preventDefault();
    form.dataset['sent'] = '';
    tokenise();
  });
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<FieldsMessage | undefined>) => {
    if (from !== origin || source !== frame.contentWindow || !data) return;
    if (data.type === 'ready') {
      clearTimeout(timer);
      slow?.setAttribute('hidden', '');
    } else if (data.type === 'height') frame.height = String(Math.min(MAX_HEIGHT, Math.ceil(data.height)));
    else if (data.type === 'submit') form.requestSubmit();
    else if (data.type === 'token') {
      token.value = data.token;
      // Not requestSubmit: the form was checked before the card was asked for.
      form.submit();
    } else {
      delete form.dataset['sent'];
      slow?.toggleAttribute('hidden', data.type !== 'failed');
    }
  });
  // A token pays once; coming back by the browser's button asks for the card again.
  addEventListener('pageshow', () => {
    token.value = '';
  });
}
