import Type from 'lucide-react/icons/type';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { FieldButton } from './FieldButton.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './FormatButtons.module.css';

type FormatButtonsProps = { composer: ComposerState; isOn: boolean; onToggle: () => void; onWanted: () => void };

/** Tools for the text of an email: merge fields and formatting. */
export function FormatButtons({ composer, isOn, onToggle, onWanted }: FormatButtonsProps) {
  const { t } = useTranslation('messages');
  const toggle = () => {
    onWanted();
    onToggle();
  };
  return (
    <>
      <FieldButton composer={composer} onOpen={onWanted} />
      <IconButton
        className={css.pressed}
        size="small"
        aria-label={t('composer.format')}
        aria-pressed={isOn}
        onClick={toggle}
        icon={Type}
      />
    </>
  );
}
