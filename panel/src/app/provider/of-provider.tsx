import type { Provider } from '@bellbird/contract/providers';
import type { Page } from '@bellbird/contract/shared/access';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageSource } from '../pages.ts';
import type { ProviderInfoTab } from '../route-table.ts';

type Part = ComponentType<{ provider: Provider }>;
type Source = { page: Page; load: () => Promise<Part>; texts: readonly string[] };

const gate = () => import('./ProviderGate.tsx').then((module) => module.ProviderGate);

/** A page of one provider; its component gets the provider. Who may not open it is told so. */
export function ofProvider({ page, load, texts }: Source): PageSource {
  return {
    texts: ['listing', 'errors', ...texts],
    load: async () => {
      const [ProviderGate, Content] = await Promise.all([gate(), load()]);
      return () => <ProviderGate page={page} Content={Content} />;
    },
  };
}

/** The same inside the frame of the information pages; without a `tab` the address names it. */
export function ofProviderInfo({ tab, load, ...source }: Source & { tab?: ProviderInfoTab }): PageSource {
  return ofProvider({
    ...source,
    load: async () => {
      const [{ InfoFrame }, Content] = await Promise.all([import('./InfoFrame.tsx'), load()]);
      return function Framed({ provider }: { provider: Provider }) {
        const named = useParams({ strict: false }) as { tab?: ProviderInfoTab };
        return (
          <InfoFrame provider={provider} tab={tab ?? named.tab ?? 'general'}>
            <Content provider={provider} />
          </InfoFrame>
        );
      };
    },
  });
}
