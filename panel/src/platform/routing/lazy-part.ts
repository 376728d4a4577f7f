import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own: `lazyPart(() => import('./Menu.tsx').then(({ Menu }) => Menu))`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
