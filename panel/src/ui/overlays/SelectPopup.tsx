import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { cx } from '../cx.ts';
import { FirstFocus } from './FirstFocus.tsx';
import floating from './floating.module.css';
import css from './Select.module.css';
import type { SelectPopupProps, SelectValue } from './Select.tsx';

/** The options of a select, at least as wide as its button. */
export function SelectPopup(props: SelectPopupProps) {
  const { open, id, anchor, labelledBy, options, value, onChange, onClose } = props;
  return (
    // The content policy forbids the style element that would hide its scroll bar.
    <CSPProvider disableStyleElements>
      <Base.Root<SelectValue>
        id={id}
        open={open}
        onOpenChange={onClose}
        value={value ?? null}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Base.Portal className={floating.portal}>
          <Base.Positioner
            className={floating.positioner}
            anchor={anchor}
            alignItemWithTrigger={false}
            align="start"
            collisionPadding={16}
          >
            <Base.Popup
              className={cx(floating.surface, css.list)}
              aria-labelledby={labelledBy}
              finalFocus={() => anchor.current}
            >
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  className={floating.row}
                  value={option.value}
                  label={option.label}
                  disabled={option.disabled}
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                </Base.Item>
              ))}
              {value === undefined && <FirstFocus role="option" />}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
