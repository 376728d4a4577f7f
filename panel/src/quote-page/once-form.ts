/** A second click while a form is under way does nothing. The server would notice, too. */
export function startOnceForms(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.addEventListener('submit', (event) => {
      if (form.dataset['sent'] !== undefined) return event.preventDefault();
      // A card is typed into another frame first; its form sets this itself.
      if (form.dataset['cardForm'] === undefined) form.dataset['sent'] = '';
      return undefined;
    });
  }
  // Coming back by the browser's button shows the page as it was left.
  addEventListener('pageshow', () => {
    for (const form of page.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset['sent'];
  });
}
