import { formatMoney } from '@bellbird/contract/couples/quote-page/money.ts';
import { type Summable, sumQuote } from '@bellbird/contract/couples/quotes/quote-sums.ts';

type PageData = { quote: Summable; gst: string; today: string };

/** Shows every sum for the extras that are ticked, by the same function that the server signs with. */
export function startLiveSums(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-sums]');
  const data = page.getElementById('quote')?.textContent;
  if (!form || !data) return;
  const { quote, gst, today } = JSON.parse(data) as PageData;
  const put = (name: string, text: string) => {
    for (const each of form.querySelectorAll(`[data-sum="${name}"]`)) each.textContent = text;
  };
  const show = () => {
    const chosen = new FormData(form).getAll('x').map(String);
    const sums = sumQuote(quote, chosen);
    put('total', formatMoney(sums.totalCents));
    put('extras', formatMoney(sums.extrasCents));
    put('gst', gst.replace('{amount}', formatMoney(sums.gstCents)));
    for (const { number, cents } of sums.payments) put(`payment-${number}`, formatMoney(cents));
    put('today', today.replace('{amount}', formatMoney(sums.payments[0]?.cents ?? 0)));
  };
  form.addEventListener('change', show);
  // A browser that comes back to the page has ticked what was ticked before; otherwise the sums are those of the server.
  const extras = [...form.querySelectorAll<HTMLInputElement>('input[name="x"]')];
  if (extras.some((extra) => extra.checked !== extra.defaultChecked)) show();
}
