import { Tooltip as Base } from '@base-ui/react/tooltip';
import css from './Tooltip.module.css';
import type { TooltipPopupProps } from './Tooltip.tsx';

export function TooltipPopup({ open, anchor, title, onClose, onLost: _, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onClose}>
      <Base.Portal className={css.portal}>
        <Base.Positioner anchor={anchor} side="bottom" sideOffset={8} collisionPadding={16}>
          <Base.Popup {...pointer} role="tooltip" className={css.tooltip}>
            {title}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
