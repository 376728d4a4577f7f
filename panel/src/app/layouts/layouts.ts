import type { ReactNode } from 'react';
import { type LayoutName, type PageComponent, component } from '../page.ts';

/** The component of every layout; the build reads the file names from here (panel/build/screens.ts). */
export const layouts: Readonly<Record<LayoutName, PageComponent<{ children: ReactNode }>>> = {
  main: component(() => import('#app/layouts/MainLayout.tsx'), 'MainLayout'),
  checkout: component(() => import('#app/layouts/CheckoutLayout.tsx'), 'CheckoutLayout'),
  wizard: component(() => import('#app/layouts/WizardLayout.tsx'), 'WizardLayout'),
  auth: component(() => import('#app/layouts/AuthLayout.tsx'), 'AuthLayout'),
  bare: component(() => import('#app/layouts/BareLayout.tsx'), 'BareLayout'),
  plain: component(() => import('#app/layouts/PlainLayout.tsx'), 'PlainLayout'),
  desk: component(() => import('#app/layouts/DeskLayout.tsx'), 'DeskLayout'),
};
