import { useTranslation } from '#texts/use-translation.ts';
import { Highlight } from '#ui/Highlight.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import type { Command } from './find-commands.ts';
import css from './CoupleHits.module.css';

type CommandHitsProps = {
  id: string;
  commands: readonly Command[];
  activeId: string | undefined;
  wanted: string;
  onChoose: (command: Command) => void;
};

/** Pages and actions with the words that were typed, below the couples. */
export function CommandHits({ id, commands, activeId, wanted, onChoose }: CommandHitsProps) {
  const { t } = useTranslation('leads');
  if (commands.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${id}-go-to`}>
      <Text component="div" size="caption" quiet className={css.heading} id={`${id}-go-to`}>
        {t('search.goTo')}
      </Text>
      {commands.map((command) => (
        <PlainButton
          className={css.command}
          key={command.id}
          role="option"
          id={`${id}-${command.id}`}
          tabIndex={-1}
          aria-selected={command.id === activeId}
          onClick={() => onChoose(command)}
        >
          <Text size="strong" component="span">
            <Highlight text={command.label} part={wanted} />
          </Text>
          {command.detail && <Quiet component="span">{command.detail}</Quiet>}
        </PlainButton>
      ))}
    </div>
  );
}
