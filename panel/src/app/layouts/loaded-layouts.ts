import { type ComponentType, type ReactNode, lazy } from 'react';
import type { LayoutName } from '../page.ts';
import { layouts } from './layouts.ts';

type Layout = ComponentType<{ children: ReactNode }>;

const loaded = new Map<LayoutName, Layout>();
const loading = new Map<LayoutName, Layout>();

export async function loadLayout(name: LayoutName): Promise<Layout> {
  const layout = await layouts[name].load();
  loaded.set(name, layout);
  return layout;
}

/**
 * The component of a layout: itself once it is loaded, otherwise a lazy one. React shows a lazy component up to a third
 * of a second later, even if its file arrives at once.
 */
export function layoutComponent(name: LayoutName): Layout {
  const layout = loaded.get(name) ?? loading.get(name) ?? lazy(async () => ({ default: await loadLayout(name) }));
  if (!loaded.has(name)) loading.set(name, layout);
  return layout;
}
