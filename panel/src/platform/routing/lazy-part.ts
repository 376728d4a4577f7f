import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in a chunk of its own; `preload` fetches the chunk before the component is shown. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly preload: () => Promise<unknown> };

/** `lazyPart(() => import('./Menu.tsx'), 'Menu')` */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  const part = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(part, { preload: load });
}
