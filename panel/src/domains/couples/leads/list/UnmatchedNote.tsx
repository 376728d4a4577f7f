import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { unmatchedCountOptions } from './list.queries.ts';
import css from './note.module.css';

/** Messages that could not be matched to a couple. */
export function UnmatchedNote() {
  const { t } = useTranslation('leads-list');
  const count = useQuery(unmatchedCountOptions).data ?? 0;
  if (count === 0) return null;
  return (
    <div className={css.place}>
      <Note
        slim
        action={
          <Button size="small" component={Link} to={pathTo('unmatched')}>
            {t('unmatched.open')}
          </Button>
        }
      >
        {t('unmatched.text', { count })}
      </Note>
    </div>
  );
}
