import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { PlainButton } from '../PlainButton.tsx';
import type { SwipeAction } from './types.ts';
import { useLongPress } from './use-long-press.ts';
import css from './SwipeRow.module.css';

type SwipeRowProps = {
  /** The row's name, for the names of its actions. */
  name: string;
  actions: readonly SwipeAction[];
  onHold: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A row that a finger moves aside to reach its actions, or rests on to select it. The row is a box that scrolls
 * sideways, so the browser does the moving: mirrored in right-to-left languages, and without motion if that is wished.
 */
export function SwipeRow({ name, actions, onHold, children }: SwipeRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // Nobody sees the actions before the first touch; a list of a hundred rows renders none of them.
  const [isTouched, setTouched] = useState(false);
  const hold = useLongPress(onHold);
  const close = (element: Element | null) => element?.scrollTo({ left: 0 });

  const touch = (event: PointerEvent) => {
    hold.onPointerDown(event);
    if (event.pointerType === 'mouse') return;
    setTouched(true);
    for (const other of row.current?.parentElement?.children ?? [])
      if (other !== row.current && other.scrollLeft !== 0) close(other);
  };
  /** A press on a row that is moved aside moves it back. */
  const press = (event: MouseEvent) => {
    hold.onClickCapture(event);
    const isAside = Math.abs(row.current?.scrollLeft ?? 0) > 1;
    const isAction = event.target instanceof Element && event.target.closest(`.${css.tray}`) !== null;
    if (!isAside || isAction) return;
    event.preventDefault();
    event.stopPropagation();
    close(row.current);
  };

  return (
    <li
      ref={row}
      className={css.row}
      data-swipes={actions.length > 0 || undefined}
      {...hold}
      onPointerDown={touch}
      onClickCapture={press}
    >
      {children}
      {actions.length > 0 && (
        <div className={css.tray} data-count={actions.length}>
          {isTouched &&
            actions.map(({ key, label, icon, tone, onClick }) => (
              <PlainButton
                key={key}
                // With a keyboard, the same actions are in the row's menu and on its page.
                tabIndex={-1}
                className={css.action}
                data-tone={tone}
                aria-label={`${label}: ${name}`}
                onClick={() => {
                  close(row.current);
                  onClick();
                }}
              >
                {icon}
                <span>{label}</span>
              </PlainButton>
            ))}
        </div>
      )}
    </li>
  );
}
