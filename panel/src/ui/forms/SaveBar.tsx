import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUiText } from '../use-ui-text.ts';
import { countFaults } from './count-faults.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { Text } from '../Text.tsx';
import { Button } from '../Button.tsx';
import css from './SaveBar.module.css';

export type SaveBarProps = {
  /** The label of the filled button, such as ‘Save and send for approval’. */
  saveLabel?: string;
  onDiscard?: () => void;
};

/** Sticks to the bottom while there are unsaved changes, and says which fields need attention. */
export function SaveBar({ saveLabel, onDiscard }: SaveBarProps) {
  const t = useUiText();
  const form = useFormContext();
  const { isDirty, errors, isSubmitting } = useFormState();
  const toFix = countFaults(errors);
  if (!isDirty && toFix === 0 && !isSubmitting) return null;
  return (
    <div className={css.bar} data-bottom-actions="" data-save-bar="">
      <div className={css.inside}>
        <div className={css.state} aria-live="polite">
          {toFix > 0 && (
            <span className={css.toFix}>
              <CircleAlert aria-hidden />
              {t('save.toFix', { count: toFix })}
            </span>
          )}
          <Text size="inherit" quiet>
            {t('save.unsaved')}
          </Text>
        </div>
        <Button disabled={isSubmitting} onClick={onDiscard ?? (() => form.reset())}>
          {t('save.discard')}
        </Button>
        <SubmitButton>{saveLabel ?? t('save.save')}</SubmitButton>
      </div>
    </div>
  );
}
