import { cloneElement, type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { Lost, type LostProps } from './Lost.tsx';
import { useEarlyLoad } from './first-move.ts';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick', Handler>;
export type TooltipProps = {
  title: string;
  /** A control with its own accessible name. */
  children: ReactElement<Partial<Handlers>>;
};

/** How long the pointer may take from the control to its tooltip. */
const CROSSING_MS = 150;

const Popup = lazyPart(() => import('./TooltipPopup.tsx'), 'TooltipPopup', { ifLost: Lost<TooltipPopupProps> });

/**
 * A few words about a control: under a mouse, with the focus of a keyboard, and after a tap on a control that does
 * nothing else. After a tap that opens something they would only cover it. It is rendered beside its control and not
 * around it, so that the control is not replaced under the pointer when the tooltip's code arrives.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  useEarlyLoad(Popup);
  const leaving = useRef<number>(undefined);
  const stay = () => window.clearTimeout(leaving.current);
  const show: Handler = ({ currentTarget }) => {
    stay();
    setAnchor(currentTarget);
    setOpen(true);
  };
  const hide = () => {
    stay();
    setOpen(false);
  };
  const leave = () => {
    stay();
    leaving.current = window.setTimeout(hide, CROSSING_MS);
  };
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          if (!isTouch(event)) show(event);
        },
        onPointerLeave: leave,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) show(event);
        },
        onBlur: hide,
        onClick: children.props.onClick ?? show,
      })}
      {anchor && (
        <Popup
          open={isOpen}
          anchor={anchor}
          title={title}
          onClose={hide}
          onLost={() => setAnchor(undefined)}
          onPointerEnter={stay}
          onPointerLeave={leave}
        />
      )}
    </>
  );
}

const isTouch = ({ nativeEvent }: SyntheticEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

export type TooltipPopupProps = LostProps & {
  open: boolean;
  anchor: HTMLElement;
  title: string;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};
