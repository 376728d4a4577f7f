import { REQUEST_LISTS, type RequestList } from '@bellbird/contract/desk/overview/request-lists.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import type { RequestFigure } from './requests.queries.ts';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const WHOLE = /^[1-9]\d{0,8}$/;

/** Which figure is open, in the address: it can be sent to a colleague, and the browser’s back closes it. */
export function useRequestFigure() {
  const search = useSearch() as Record<string, unknown>;
  const navigate = useNavigate();
  const given = (name: string, form: RegExp) => {
    const value = search[name];
    return typeof value === 'string' && form.test(value) ? value : undefined;
  };
  const list = REQUEST_LISTS.find((each) => each === search['requests']);
  const [week, category, city] = [given('week', DAY), given('category', WHOLE), given('city', WHOLE)];
  const figure: RequestFigure | undefined = list && {
    list,
    ...(week && { week }),
    ...(category && { categoryId: Number(category) }),
    ...(city && { cityId: Number(city) }),
  };
  return { figure, close: () => void navigate({ href: pathTo('desk'), replace: true }) };
}

/** The search that opens a figure. */
export const toFigure = (requests: RequestList, of: { week?: string; category?: number; city?: number }) => ({
  requests,
  ...of,
});
