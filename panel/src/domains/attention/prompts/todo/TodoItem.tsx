import type { Prompt } from '@bellbird/contract/attention/prompts';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useMinute } from '#platform/time/use-minute.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { dueTime, shortDate } from '../moments.ts';
import { ProviderLine } from '../ProviderLine.tsx';
import { placeOf } from '../use-follow-link.ts';

type TodoItemProps = { prompt: Prompt; onTick: (prompt: Prompt) => void };

/** One item: what, when, for which listing, a link, and a checkbox. */
export function TodoItem({ prompt, onTick }: TodoItemProps) {
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
    <Item data-prompt={prompt.id}>
      <Checkbox
        aria-label={t(isDone ? 'todo.untick' : 'todo.tick', { title })}
        checked={isDone}
        onChange={() => onTick(prompt)}
      />
      <Words>
        <Title data-done={isDone || undefined}>{title}</Title>
        {prompt.body && (
          <Body>
            <RichText html={prompt.body} />
          </Body>
        )}
        <ProviderLine provider={provider} />
        {place && (
          <Go>
            <Link to={place.path}>{place.text}</Link>
          </Go>
        )}
      </Words>
      <When data-due={(isDue && !isDone) || undefined}>{when}</When>
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '16px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: 16 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '18px minmax(0, 1fr)' },
}));

const Words = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 4 });

const Title = styled('span')(({ theme }) => ({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&[data-done]': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));

const Body = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Go = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  '& a': {
    color: theme.vars.palette.primary.ink,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
  },
}));

const When = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&[data-due]': { color: theme.vars.palette.waratah.ink },
  [theme.breakpoints.down('sm')]: { gridColumn: 2 },
}));
