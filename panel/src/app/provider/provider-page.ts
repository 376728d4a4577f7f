import type { Provider } from '@bellbird/contract/listing/providers';
import type { ProviderInfoTab } from '#platform/routing/paths.ts';
import { type Page, type PageComponent, type PageDetails, memberPage } from '../page.ts';

type ProviderPageDetails = Omit<PageDetails, 'component' | 'permission'> & {
  permission: NonNullable<PageDetails['permission']>;
  component: PageComponent<{ provider: Provider }>;
};

// The build reads these imports as text (panel/build/screens.ts): no JSX here, and paths from the root.
const gate = () => import('#app/provider/ProviderGate.tsx');
const frame = () => import('#app/provider/InfoFrame.tsx');

/** A page about one provider, which its component receives. Users without the permission see that they lack it. */
export function providerPage({ texts, component, ...details }: ProviderPageDetails): Page {
  return memberPage({
    ...details,
    texts: ['listing', ...texts],
    component: {
      ...component,
      modules: [gate, ...component.modules],
      load: async () => {
        const [{ withProviderGate }, Content] = await Promise.all([gate(), component.load()]);
        return withProviderGate(details.permission, Content);
      },
      firstData: async () => {
        const [{ withPermissions }, firstData] = await Promise.all([gate(), component.firstData()]);
        return withPermissions(details.permission, firstData);
      },
    },
  });
}

/** A provider page inside the frame with the information tabs; without a `tab` the address names it. */
export function providerInfoPage({ tab, ...details }: ProviderPageDetails & { tab?: ProviderInfoTab }): Page {
  const { component } = details;
  return providerPage({
    ...details,
    component: {
      ...component,
      modules: [frame, ...component.modules],
      load: async () => {
        const [{ withInfoFrame }, Content] = await Promise.all([frame(), component.load()]);
        return withInfoFrame(tab, Content);
      },
    },
  });
}
