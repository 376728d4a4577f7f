import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Note } from '#ui/Note.tsx';
import { unmatchedCountOptions } from './list.queries.ts';

/** Messages that could not be matched to a couple. */
export function UnmatchedNote() {
  const { t } = useTranslation('leads-list');
  const count = useQuery(unmatchedCountOptions).data ?? 0;
  if (count === 0) return null;
  return (
    <Place>
      <Note
        action={
          <Button size="small" component={Link} to={pathTo('unmatched')}>
            {t('unmatched.open')}
          </Button>
        }
      >
        {t('unmatched.text', { count })}
      </Note>
    </Place>
  );
}

const Place = styled('div')({ marginBottom: 16 });
