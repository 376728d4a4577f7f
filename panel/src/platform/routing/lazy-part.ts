import { type ComponentType, type FunctionComponent, createElement, lazy, useState } from 'react';

/** A component in a chunk of its own; `preload` fetches the chunk before the component is shown. */
export type LazyPart<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<unknown> };

/** `lazyPart(() => import('./Menu.tsx'), 'Menu')` */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded = (await load())[name]);
  const Waiting = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // Rendered directly if it is loaded: React delays what has waited.
    const [Shown] = useState(() => loaded ?? Waiting);
    return createElement(Shown, props);
  };
  return Object.assign(Part, { preload });
}
