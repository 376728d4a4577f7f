import { Fragment, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import css from './Tabs.module.css';

/** The attributes that make a link or a button a tab. */
export type TabAttributes = {
  role: 'tab';
  id: string;
  tabIndex: 0 | -1;
  'aria-selected': boolean;
  'aria-controls': string | undefined;
};

type TabsProps<V extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  values: readonly V[];
  value: V;
  /** Renders a tab: `<Link {...attributes} to="…">Budget</Link>`. */
  tab: (value: V, attributes: TabAttributes) => ReactNode;
  /** Inside a card, sharing its border. */
  inset?: boolean;
  children: ReactNode;
};

/** Tabs above their content. Arrow keys move between them; a tab outside a narrow screen is scrolled into view. */
export function Tabs<V extends string>({ label, values, value, tab, inset = false, children }: TabsProps<V>) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In the same picture, but not here: the browser would lay the page out in the middle of React’s work.
    const frame = requestAnimationFrame(() => scrollToTab(bar.current, id + value));
    return () => cancelAnimationFrame(frame);
  }, [id, value]);
  return (
    <>
      <div
        ref={bar}
        className={css.bar}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        data-inset={inset || undefined}
        onKeyDown={step}
      >
        {values.map((each) => (
          <Fragment key={each}>
            {tab(each, {
              role: 'tab',
              id: id + each,
              tabIndex: each === value ? 0 : -1,
              'aria-selected': each === value,
              'aria-controls': each === value ? `${id}panel` : undefined,
            })}
          </Fragment>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + value}>
        {children}
      </div>
    </>
  );
}

/** Scrolls the bar only, not the page. */
function scrollToTab(bar: HTMLElement | null, tab: string): void {
  const chosen = document.getElementById(tab);
  if (!bar || !chosen) return;
  const [frame, place] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (place.left < frame.left) bar.scrollLeft += place.left - frame.left;
  else if (place.right > frame.right) bar.scrollLeft += place.right - frame.right;
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const goals = { [forwards]: at + 1, [backwards]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined || at < 0) return;
  event.preventDefault();
  tabs[goal % tabs.length]?.focus();
}
