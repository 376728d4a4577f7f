import { cloneElement, lazy, type ReactElement, type SyntheticEvent, Suspense, useState } from 'react';

const MuiTooltip = lazy(() => import('@mui/material/Tooltip'));

type Handler = (event: SyntheticEvent<HTMLElement>) => void;
type Handlers = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick', Handler>;
type TooltipProps = {
  title: string;
  /** A control with its own accessible name. */
  children: ReactElement<Partial<Handlers>>;
};

/**
 * MUI's tooltip, loaded on the first pointer or focus. It is rendered beside its control and not around it, so that
 * the control is not replaced under the pointer.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const show: Handler = ({ currentTarget }) => {
    setAnchor(currentTarget);
    setOpen(true);
  };
  const hide = () => setOpen(false);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        onClick: (event) => {
          show(event);
          children.props.onClick?.(event);
        },
      })}
      {anchor && (
        <Suspense>
          <MuiTooltip title={title} open={isOpen} onClose={hide} slotProps={{ popper: { anchorEl: anchor } }}>
            <span hidden />
          </MuiTooltip>
        </Suspense>
      )}
    </>
  );
}
