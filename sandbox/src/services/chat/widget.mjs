// A small chat widget that understands what pages tell Crisp's: commands pushed to `$crisp`, before it came and after.
(() => {
  const home = new URL('.', document.currentScript.src).href;
  const websiteId = window.CRISP_WEBSITE_ID;
  const KEY = 'sandbox-chat.session';
  const LOOK_EVERY_MS = 2000;
  const waiting = Array.isArray(window.$crisp) ? window.$crisp : [];
  const listeners = { 'session:loaded': [] };
  let isLoaded = false;
  let visit = { user: {}, data: {} };
  let shown = 0;

  const sessionId = () => {
    const id = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, id);
    return id;
  };
  const url = () => `${home}${websiteId}/sessions/${sessionId()}`;
  const asJson = (body) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  const make = (tag, given = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), given);
    element.append(...children);
    return element;
  };
  const lines = make('ol');
  lines.tabIndex = 0;
  lines.setAttribute('aria-label', 'Conversation');
  const field = make('input', { placeholder: 'Write to us …', autocomplete: 'off', maxLength: 2000 });
  field.setAttribute('aria-label', 'Your message');
  const form = make('form', {}, [field, make('button', { type: 'submit', textContent: 'Send' })]);
  const panel = make('section', { hidden: true }, [make('h2', { textContent: 'Chat with us' }), lines, form]);
  panel.setAttribute('aria-label', 'Live chat');
  const bubble = make('button', { type: 'button', textContent: 'Chat' });
  bubble.setAttribute('aria-expanded', 'false');
  const root = make('aside', { className: 'sandbox-chat', hidden: true }, [panel, bubble]);
  root.setAttribute('aria-label', 'Live chat');

  const toggle = (isOpen) => {
    panel.hidden = !isOpen;
    bubble.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.focus();
  };
  const look = async () => {
    if (panel.hidden || !isLoaded) return;
    const asked = url();
    const answer = await fetch(asked).catch(() => undefined);
    const all = answer?.ok ? await answer.json() : [];
    // An answer that was overtaken, or is about somebody who has left, shows nothing twice.
    if (all.length <= shown || asked !== url()) return;
    for (const { from, text } of all.slice(shown)) {
      const line = make('li', { textContent: text });
      line.dataset.from = from;
      lines.append(line);
    }
    shown = all.length;
  };
  const introduce = () => fetch(url(), { method: 'PUT', ...asJson(visit) }).catch(() => undefined);
  const reset = () => {
    sessionStorage.removeItem(KEY);
    visit = { user: {}, data: {} };
    shown = 0;
    lines.replaceChildren();
    toggle(false);
  };

  const DO = {
    'chat:open': () => {
      root.hidden = false;
      toggle(true);
      void look();
    },
    'chat:show': () => (root.hidden = false),
    'chat:hide': () => (root.hidden = true),
    'session:reset': reset,
  };
  const push = ([verb, what, value]) => {
    if (verb === 'do') DO[what]?.();
    if (verb === 'on' && isLoaded) value();
    else if (verb === 'on') listeners[what]?.push(value);
    if (verb === 'set' && what.startsWith('user:')) visit.user[what.slice(5)] = String(value[0]);
    if (verb === 'set' && what === 'session:data') for (const [key, fact] of value[0]) visit.data[key] = String(fact);
    if (verb === 'set' && isLoaded) void introduce();
  };

  bubble.addEventListener('click', () => (panel.hidden ? DO['chat:open']() : toggle(false)));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    void fetch(`${url()}/lines`, { method: 'POST', ...asJson({ text }) }).then(look);
  });
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && (toggle(false), bubble.focus()));

  document.head.append(make('link', { rel: 'stylesheet', href: `${home}l.css` }));
  document.body.append(root);
  window.$crisp = { push };
  for (const command of waiting) push(command);
  void introduce().then(() => {
    isLoaded = true;
    for (const heard of listeners['session:loaded']) heard();
    setInterval(() => void look(), LOOK_EVERY_MS);
  });
})();
