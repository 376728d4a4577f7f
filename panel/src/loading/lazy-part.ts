import { type ComponentType, type FunctionComponent, createElement, lazy, useState } from 'react';
import { withStyles } from './all-styles.ts';

/** A component in a file of its own; `preload` fetches the file before the component is shown. */
export type LazyPart<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<unknown> };

type Load<Name extends string, Props extends object> = () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>;

/** What somebody may open: `lazyPart(() => import('./Menu.tsx'), 'Menu')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): LazyPart<Props> {
  return pagePart(() => withStyles(load), name);
}

/**
 * What a page shows as soon as its file has arrived, or with one of its tabs: its styles come with the page
 * (build/page-styles.ts).
 */
export function pagePart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
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
