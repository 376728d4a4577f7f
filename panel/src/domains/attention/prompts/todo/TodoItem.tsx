import type { Prompt } from '@bellbird/contract/attention/prompts';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useMinute } from '#platform/time/use-minute.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { dueTime, shortDate } from '../moments.ts';
import { ProviderLine } from '../ProviderLine.tsx';
import { placeOf } from '../use-follow-link.ts';
import css from './TodoItem.module.css';

/** One item: what, when, for which listing, a link, and a checkbox. */
export function TodoItem({ prompt, onTick }: { prompt: Prompt; onTick: (prompt: Prompt) => void }) {
  const { t } = useTranslation('prompts');
  const now = useMinute();
  const { reminder, provider, completedAt } = prompt;
  const title = reminder && !reminder.text ? t('todo.call', { couple: reminder.coupleName }) : prompt.title;
  const place = placeOf(prompt);
  const isDone = completedAt !== null;
  const isDue = reminder !== null && new Date(reminder.dueAt) <= now;
  const when = completedAt
    ? t('todo.completed', { when: shortDate(completedAt, provider.timeZone, now, t('yesterday')) })
    : reminder
      ? t(isDue ? 'todo.wasDue' : 'todo.due', { when: dueTime(reminder.dueAt, provider.timeZone, now) })
      : shortDate(prompt.createdAt, provider.timeZone, now, t('yesterday'));
  return (
    <li className={css.item} data-prompt={prompt.id}>
      <Checkbox
        aria-label={t(isDone ? 'todo.untick' : 'todo.tick', { title })}
        checked={isDone}
        onChange={() => onTick(prompt)}
      />
      <Stack gap={1} align="start">
        <span className={css.title} data-done={isDone || undefined}>
          {title}
        </span>
        {prompt.body && (
          <Quiet component="div">
            <RichText html={prompt.body} />
          </Quiet>
        )}
        <ProviderLine provider={provider} />
        {place && (
          <span className={css.go}>
            <Link to={place.path}>{place.text}</Link>
          </span>
        )}
      </Stack>
      <Quiet component="span" className={css.when} data-due={(isDue && !isDone) || undefined}>
        {when}
      </Quiet>
    </li>
  );
}
