// The card fields inside the product's page. We send ‘ready’, our height, and a token or an error;
// the product sends ‘tokenise’.

const { key, parent } = document.documentElement.dataset;
const form = document.getElementById('card');
const inputs = [...form.querySelectorAll('input')];
const say = (message) => window.parent.postMessage(message, parent);

const FAULTS = {
  number: 'Please check the card number.',
  name: 'Please enter the name on the card.',
  expiry: 'Please check the expiry date.',
  cvc: 'Please check the CVV.',
};

const digits = (text) => text.replaceAll(/\D/g, '');

function isWhole(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
}

function expiryOf(typed) {
  const [, month, year] = /^(\d{2})(\d{2})$/.exec(digits(typed)) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return undefined;
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end > new Date() ? { month, year: `20${year}` } : undefined;
}

const CHECKS = {
  number: (typed) => isWhole(digits(typed)),
  name: (typed) => typed.trim() !== '',
  expiry: (typed) => expiryOf(typed) !== undefined,
  cvc: (typed) => /^\d{3,4}$/.test(typed),
};

function show(input, fault) {
  document.getElementById(`${input.name}-fault`).textContent = fault;
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

const isRight = (input) => CHECKS[input.name](input.value);

for (const input of inputs) {
  input.addEventListener('input', () => {
    if (input.name === 'number')
      input.value = digits(input.value)
        .slice(0, 19)
        .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    if (input.name === 'expiry')
      input.value = digits(input.value)
        .slice(0, 4)
        .replace(/^(\d{2})(\d)/, '$1 / $2');
    if (input.name === 'cvc') input.value = digits(input.value).slice(0, 4);
    if (isRight(input)) show(input, '');
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') show(input, isRight(input) ? '' : FAULTS[input.name]);
  });
}

async function tokenise() {
  for (const input of inputs) show(input, isRight(input) ? '' : FAULTS[input.name]);
  const wrong = inputs.find((input) => !isRight(input));
  if (wrong) {
    wrong.focus();
    return say({ type: 'invalid' });
  }
  const [number, name, expiry, cvc] = inputs.map((input) => input.value);
  const until = expiryOf(expiry);
  const body = new URLSearchParams({ number, name, cvc, exp_month: until.month, exp_year: until.year });
  const answer = await fetch('/v1/payment_methods', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  }).catch(() => undefined);
  if (answer?.ok) return say({ type: 'token', token: (await answer.json()).id });
  if (answer?.status === 402) {
    show(inputs[0], FAULTS.number);
    inputs[0].focus();
    return say({ type: 'invalid' });
  }
  return say({ type: 'failed' });
}

window.addEventListener('message', (event) => {
  if (event.origin !== parent || event.source !== window.parent) return;
  if (event.data?.type === 'tokenise') void tokenise();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') say({ type: 'submit' });
});
new ResizeObserver(() => say({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
say({ type: 'ready' });
