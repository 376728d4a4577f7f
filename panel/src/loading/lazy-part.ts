import { type ComponentType, type FunctionComponent, Suspense, createElement, lazy, useState } from 'react';
import { withStyles } from './all-styles.ts';
import { lostPart } from './lost-part.ts';

/** A component in a file of its own; `preload` fetches the file before the component is shown. */
export type LazyPart<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<unknown> };

/**
 * How long a lost file stays lost. What waited for it sees that and fails, where another try at once would make it wait
 * without end; what is opened later asks for the file again.
 */
const LOST_MS = 1000;

type Load<Name extends string, Props extends object> = () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>;

type Options<Props> = {
  /** Shown in its place if its file is lost. Without it, what has `onClose` is closed; anything else takes the page down. */
  ifLost?: ComponentType<Props>;
};

let awaited = 0;

/** Whether something that is to be shown has not arrived yet, such as a menu that was just opened. */
export const isPartAwaited = () => awaited > 0;

/**
 * What somebody may open: `lazyPart(() => import('./Menu.tsx'), 'Menu')`. Nothing is shown until it has arrived, unless
 * it is awaited: then a `<Suspense>` around it, or the transition that opens it, says what is shown.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isAwaited = false, ...options }: Options<Props> & { isAwaited?: boolean } = {},
): LazyPart<Props> {
  const Part = pagePart(() => withStyles(load), name, options);
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
  { ifLost }: Options<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let waiting: ComponentType<Props> | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(forgetting);
    coming = waiting = undefined;
  };
  const fetchPart = async () => {
    try {
      return (loaded = (await load())[name]);
    } catch (error) {
      // A preload that nobody waits for says nothing about the click that follows.
      if (waiting) forgetting = setTimeout(forget, LOST_MS);
      else forget();
      throw error;
    }
  };
  const preload = () => (coming ??= fetchPart());
  const wait = async (): Promise<{ default: ComponentType<Props> }> => {
    awaited += 1;
    try {
      return { default: await preload().catch((error: unknown) => ifLost ?? lostPart<Props>(error, Part, forget)) };
    } finally {
      awaited -= 1;
    }
  };
  const Part: FunctionComponent<Props> = (props) => {
    // Rendered directly if it is loaded: React delays what has waited.
    const [Shown] = useState(() => loaded ?? (waiting ??= lazy(wait) as unknown as ComponentType<Props>));
    return createElement(Shown, props);
  };
  return Object.assign(Part, { preload });
}
