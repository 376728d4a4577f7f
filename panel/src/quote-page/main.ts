import './quote-page.css';
import { startCardForms } from './card-form.ts';
import { startLiveSums } from './live-sums.ts';
import { startOnceForms } from './once-form.ts';
import { startSeen } from './seen.ts';

// The page works without any of this: scripts only show sums as they change, and the gateway's card fields.
startLiveSums(document);
startOnceForms(document);
startCardForms(document);
startSeen(document);

const name = document.querySelector<HTMLInputElement>('#name');
const signature = document.querySelector('[data-signature]');
name?.addEventListener('input', () => {
  if (signature) signature.textContent = name.value;
});
