import { type ComponentType, type FunctionComponent, Suspense, createElement, lazy, useState } from 'react';
import { withStyles } from './all-styles.ts';

/** A component in a file of its own; `preload` fetches the file before the component is shown. */
export type LazyPart<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<unknown> };

type Load<Name extends string, Props extends object> = () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>;

/**
 * What somebody may open: `lazyPart(() => import('./Menu.tsx'), 'Menu')`. Nothing is shown until it has arrived, unless
 * it is awaited: then a `<Suspense>` around it, or the transition that opens it, says what is shown.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isAwaited = false } = {},
): LazyPart<Props> {
  const Part = pagePart(() => withStyles(load), name);
  if (isAwaited) return Part;
  const Alone = (props: Props) => createElement(Suspense, null, createElement(Part, props));
  return Object.assign(Alone, { preload: Part.preload });
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
