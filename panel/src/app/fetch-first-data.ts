import { dayIn, toDay } from '#platform/formats/dates.ts';
import { nextTask } from '#loading/next-task.ts';
import type { Shown } from '#platform/routing/router.ts';
import { session } from '#platform/session/current-session.ts';
import { toPageName } from './current-route.ts';
import { decide } from './guard/decide.ts';
import { framePhotos } from './frame/frame-photos.ts';
import { findPage } from './known-pages.ts';
import { layouts } from './layouts/layouts.ts';

/** How long the frame in the document may stay because of data and photos alone. */
const PATIENCE_MS = 300;
/** Of visitors without a provider. */
const DEFAULT_ZONE = 'Australia/Sydney';

/**
 * Fetches what the first page shows before it is rendered, if that takes no longer than a moment: the document has
 * already asked for it (`src/preload.ts`). Rendered with its data, a page is rendered once, in slices; a page that
 * gets its data later is rendered twice, and the second time in one piece.
 */
export async function fetchFirstData({ route, params }: Shown): Promise<void> {
  const name = toPageName(route);
  const state = session.get();
  // With a search in its address a page requests something else.
  if (!name || location.search || state.status !== 'loggedIn' || !state.user) return;
  const page = await findPage(name);
  if (page.layout !== 'main' || decide({ page, state, asked: '', redirectUrl: undefined }).kind !== 'show') return;
  const [id, providerId] = [Number(params['id']), Number(params['providerId'])];
  const { providers } = state.user;
  const provider = providers.find((each) => each.id === (providerId || id)) ?? providers[0];
  const known = {
    id,
    providerId,
    galleryId: Number(params['galleryId']),
    customerId: state.user.customer.id,
    customerUserId: state.user.id,
    month: toDay(new Date()).slice(0, 'YYYY-MM'.length),
    today: dayIn(new Date(), provider?.timeZone ?? DEFAULT_ZONE),
  };
  const [{ queryClient }, ...asked] = await Promise.all([
    import('#platform/query/QueryRoot.tsx'),
    layouts.main.firstData(),
    page.component.firstData(),
  ]);
  await nextTask();
  const queries = asked.flatMap((firstData) => firstData?.(known) ?? []);
  const fetched = Promise.all(
    queries.map((query) =>
      'initialPageParam' in query
        ? queryClient.prefetchInfiniteQuery(query as Parameters<typeof queryClient.prefetchInfiniteQuery>[0])
        : queryClient.prefetchQuery(query as Parameters<typeof queryClient.prefetchQuery>[0]),
    ),
  );
  // Those that replace them do not flicker.
  await Promise.race([fetched.then(framePhotos), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
