import { cloneElement, type ReactElement, type SyntheticEvent, Suspense, useRef, useState } from 'react';
import { late } from './late.tsx';

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick', Handler>;
export type TooltipProps = {
  title: string;
  /** A control with its own accessible name. */
  children: ReactElement<Partial<Handlers>>;
};

/** How long the pointer may take from the control to its tooltip. */
const CROSSING_MS = 150;

const popup = late(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/**
 * A few words about a control, on hover, focus and tap. It is rendered beside its control and not around it, so that
 * the control is not replaced under the pointer when the tooltip's code arrives.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  popup.useEarlyLoad();
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
        onPointerEnter: show,
        onPointerLeave: leave,
        onFocus: show,
        onBlur: hide,
        onClick: (event) => {
          show(event);
          children.props.onClick?.(event);
        },
      })}
      {anchor && (
        <Suspense>
          <popup.Part
            open={isOpen}
            anchor={anchor}
            title={title}
            onClose={hide}
            onPointerEnter={stay}
            onPointerLeave={leave}
          />
        </Suspense>
      )}
    </>
  );
}

export type TooltipPopupProps = {
  open: boolean;
  anchor: HTMLElement;
  title: string;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};
