import './quote-page.css';
import { startCardForms } from './card-form.ts';
import { startLiveSums } from './live-sums.ts';
import { startOnceForms } from './once-form.ts';
import { startSeen } from './seen.ts';

/** The page works without any of this: scripts only show sums as they change, and the gateway's card fields. */
function start(): void {
  startLiveSums(document);
  startOnceForms(document);
  startCardForms(document);
  startSeen(document);
  const name = document.querySelector<HTMLInputElement>('#name');
  const signature = document.querySelector('[data-signature]');
  name?.addEventListener('input', () => {
    if (signature) signature.textContent = name.value;
  });
  // Until now the page is in the machine's own fonts: what a couple wants to read must not wait for ours.
  document.documentElement.dataset['fonts'] = '';
}

// After the first paint, which none of this may delay.
requestAnimationFrame(() => setTimeout(start));
