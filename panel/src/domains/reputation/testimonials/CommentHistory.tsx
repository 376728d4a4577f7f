import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { historiesOptions } from './testimonials.queries.ts';
import css from './CommentHistory.module.css';
import { Quiet } from '#ui/Text.tsx';

/** The history of a comment, newest first. */
export function CommentHistory({ id }: { id: number }) {
  const { t } = useTranslation('testimonials');
  const { data } = useQuery(historiesOptions(id));
  return (
    <Quiet component="ul" className={css.list} aria-label={t('historyLabel')}>
      {data?.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`}>
          {t(`did.${entry.kind}`, { who: entry.who, defaultValue: entry.kind })} <time>{showDay(entry.at)}</time>
        </li>
      ))}
    </Quiet>
  );
}
