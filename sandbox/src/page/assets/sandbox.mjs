// Keeps the open page fresh: fetches itself again when a service has news and swaps only the parts that changed.

const live = new EventSource('/live');
const here = new URLSearchParams(location.search).get('service') ?? 'mail';
const regions = () => document.querySelectorAll('[data-live], .count, #actions');

let refreshing = Promise.resolve();
live.addEventListener('message', ({ data }) => {
  refreshing = refreshing.then(() => refresh(data)).catch(() => undefined);
});

async function refresh(service) {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const changedShape = [...regions()].some(({ id }) => !fresh.getElementById(id));
  if (changedShape) {
    swap(document.querySelector('main'), fresh.querySelector('main'));
  }
  for (const region of regions()) {
    const update = fresh.getElementById(region.id);
    if (update && update.innerHTML !== region.innerHTML) swap(region, update);
  }
  document.getElementById('news').textContent = service === here ? 'Something new has come in.' : '';
}

/** Replaces content without closing what is open or losing the keyboard's place. */
function swap(region, update) {
  const focused = region.contains(document.activeElement) ? document.activeElement.id : '';
  const open = [...region.querySelectorAll('details[open][id]')].map(({ id }) => id);
  region.replaceChildren(...document.adoptNode(update).childNodes);
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  if (focused) document.getElementById(focused)?.focus();
}
