import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useRouter } from './routing.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site; `.` is the current one. */
  to: string;
  search?: Readonly<Record<string, unknown>> | undefined;
  replace?: boolean | undefined;
  resetScroll?: boolean | undefined;
};

/** A pointer that only passes over a link does not count. */
const APPROACH_MS = 50;

/**
 * A link that opens a page of the panel without a new document. The page is loaded when the pointer or focus reaches
 * the link.
 */
export function Link({ to, search, replace, resetScroll, onClick, children, ...anchor }: LinkProps) {
  const router = useRouter();
  const approach = useRef<number>(undefined);
  const destination = { to, ...(search && { search }), replace, resetScroll };
  const come = () => {
    approach.current = window.setTimeout(() => router.prepare(destination), APPROACH_MS);
  };
  const pass = () => window.clearTimeout(approach.current);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isElsewhere(event) || anchor.target) return;
    event.preventDefault();
    void router.navigate(destination);
  };
  return (
    <a
      onPointerEnter={come}
      onPointerLeave={pass}
      onFocus={come}
      onBlur={pass}
      {...anchor}
      href={router.toHref(destination)}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** The browser's own shortcuts for another tab or window, or for saving. */
function isElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
