import type { Provider } from '@bellbird/contract/listing/providers';
import type { Page } from '@bellbird/contract/shared/access';
import type { ComponentType } from 'react';
import type { PageSource } from '../pages.ts';
import type { ProviderInfoTab } from '../route-table.ts';

type Part = ComponentType<{ provider: Provider }>;
type Source = { page: Page; load: () => Promise<Part>; texts: readonly string[] };

// Without JSX, and named from the root: the build reads this file too, to see what each page loads (panel/build/screens.ts).
const gate = () => import('#app/provider/ProviderGate.tsx').then((module) => module.gated);
const frame = () => import('#app/provider/InfoFrame.tsx').then((module) => module.framed);

/** A page of one provider; its component gets the provider. Who may not open it is told so. */
export function ofProvider({ page, load, texts }: Source): PageSource {
  return {
    texts: ['listing', 'errors', ...texts],
    parts: [gate, load],
    load: async () => {
      const [gated, Content] = await Promise.all([gate(), load()]);
      return gated(page, Content);
    },
  };
}

/** The same inside the frame of the information pages; without a `tab` the address names it. */
export function ofProviderInfo({ page, load, texts, tab }: Source & { tab?: ProviderInfoTab }): PageSource {
  const source = ofProvider({ page, load, texts });
  return {
    ...source,
    parts: [gate, frame, load],
    load: async () => {
      const [gated, framed, Content] = await Promise.all([gate(), frame(), load()]);
      return gated(page, framed(tab, Content));
    },
  };
}
