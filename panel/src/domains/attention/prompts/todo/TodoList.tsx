import type { Prompt } from '@bellbird/contract/attention/prompts';
import { useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Badge } from '#ui/Badge.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { GROUPS, groupOf } from '../moments.ts';
import { TodoItem } from './TodoItem.tsx';
import css from './TodoList.module.css';

type TodoListProps = { prompts: readonly Prompt[]; grouped: boolean; onTick: (prompt: Prompt) => void };

/** Open items by day; completed items as they were. */
export function TodoList({ prompts, grouped, onTick }: TodoListProps) {
  const { t } = useTranslation('prompts');
  const now = useMinute();
  const { place, tickAndGoOn } = useNextTick(onTick);
  if (!grouped) return <Items ref={place} prompts={prompts} onTick={tickAndGoOn} label={t('todo.done')} />;
  const groups = GROUPS.map((name) => ({ name, within: prompts.filter((each) => groupOf(each, now) === name) }));
  return (
    <div ref={place}>
      {groups
        .filter(({ within }) => within.length > 0)
        .map(({ name, within }) => (
          <section key={name} aria-labelledby={`todo-${name}`}>
            <Row component="header" gap={2} className={css.head}>
              <Text component="h2" size="strong" id={`todo-${name}`}>
                {t(`todo.group.${name}`)}
              </Text>
              <Badge count={within.length} tone={name === 'overdue' ? 'hot' : 'plain'} />
            </Row>
            <Items prompts={within} onTick={tickAndGoOn} label={t(`todo.group.${name}`)} />
          </section>
        ))}
    </div>
  );
}

type ItemsProps = {
  prompts: readonly Prompt[];
  label: string;
  onTick: (prompt: Prompt) => void;
  ref?: React.Ref<HTMLUListElement>;
};

function Items({ prompts, label, onTick, ref }: ItemsProps) {
  return (
    <ul ref={ref} aria-label={label}>
      {prompts.map((prompt) => (
        <TodoItem key={prompt.id} prompt={prompt} onTick={onTick} />
      ))}
    </ul>
  );
}

/** A completed item disappears, so keyboard focus moves to the next checkbox. */
function useNextTick(onTick: (prompt: Prompt) => void) {
  const place = useRef<HTMLElement>(null);
  const tickAndGoOn = (prompt: Prompt) => {
    const boxes = [...(place.current?.querySelectorAll<HTMLElement>('[data-prompt] input') ?? [])];
    const at = boxes.findIndex((box) => box.closest(`[data-prompt="${prompt.id}"]`));
    (boxes[at + 1] ?? boxes[at - 1])?.focus({ preventScroll: true });
    onTick(prompt);
  };
  return { place: (element: HTMLElement | null) => void (place.current = element), tickAndGoOn };
}
