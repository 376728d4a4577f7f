import { QuotesPage } from '#domains/couples/quotes/list/QuotesPage.tsx';
import { lazyPart } from '#loading/lazy-part.ts';

const CoupleSearchDialog = lazyPart(
  () => import('#domains/couples/leads/search/CoupleSearchDialog.tsx'),
  'CoupleSearchDialog',
  { isAwaited: true },
);

/** The quotes, with the search of the leads domain to start a new one. */
export function QuotesScreen() {
  return <QuotesPage ChooseCouple={CoupleSearchDialog} />;
}
