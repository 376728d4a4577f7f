import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { historiesOptions } from './testimonials.queries.ts';

/** The history of a comment, newest first. */
export function CommentHistory({ id }: { id: number }) {
  const { t } = useTranslation('testimonials');
  const { data } = useQuery(historiesOptions(id));
  return (
    <List aria-label={t('historyLabel')}>
      {data?.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`}>
          {t(`did.${entry.kind}`, { who: entry.who, defaultValue: entry.kind })} <time>{showDay(entry.at)}</time>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& time': { fontVariantNumeric: 'tabular-nums' },
}));
