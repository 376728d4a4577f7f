import Send from 'lucide-react/icons/send';
import type { MouseEvent } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './SendButton.module.css';

type SendButtonProps = { composer: ComposerState; isOffer: boolean; isReady: boolean; isNarrow?: boolean };

/** On phones round, at the end of the field. */
export function SendButton({ composer, isOffer, isReady, isNarrow = false }: SendButtonProps) {
  const { t } = useTranslation('messages');
  const verb = t(isOffer && composer.type === 'email' ? 'composer.sendOffer' : 'composer.send');
  const common = {
    disabled: !isReady,
    title: t('composer.keys'),
    // A finger or a mouse leaves the focus where one writes, and a phone its keyboard open.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      void composer.post();
      // By key, the focus was on this button, which has nothing to send now.
      if (event.detail === 0) focusWords(event.currentTarget);
    },
  };
  return isNarrow ? (
    <IconButton {...common} className={css.round} aria-label={verb} mirrored icon={Send} />
  ) : (
    <PrimaryButton {...common} size="small" startIcon={<Send aria-hidden />}>
      {verb}
    </PrimaryButton>
  );
}

function focusWords(button: Element): void {
  const fields = button.closest('[role="group"]')?.querySelectorAll<HTMLElement>('[role="textbox"], textarea');
  [...(fields ?? [])].at(-1)?.focus();
}
