import type { CoupleHit } from '@bellbird/contract/couples/leads';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { weddingDay } from '../parts/wedding-day.ts';

type CoupleHitsProps = {
  id: string;
  state: 'idle' | 'loading' | 'failed' | 'done';
  hits: readonly CoupleHit[];
  activeId: number | undefined;
  onChoose: (hit: CoupleHit) => void;
  onRetry: () => void;
};

export function CoupleHits({ id, state, hits, activeId, onChoose, onRetry }: CoupleHitsProps) {
  const { t } = useTranslation('leads');
  if (state === 'failed') return <ErrorState onRetry={onRetry} />;
  if (state === 'loading') return <Skeletons />;
  return (
    <>
      <List role="listbox" id={id} aria-label={t('search.hits')}>
        {state === 'idle' && hits.length > 0 && <Heading role="presentation">{t('search.recent')}</Heading>}
        {hits.map((hit) => (
          <Hit
            key={hit.leadId}
            role="option"
            id={`${id}-${hit.leadId}`}
            tabIndex={-1}
            aria-selected={hit.leadId === activeId}
            onClick={() => onChoose(hit)}
          >
            <Avatar name={toName(hit)} />
            <span>
              <Typography variant="subtitle2" component="span">
                {toName(hit)}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                {t('search.provider', { provider: hit.providerName, category: hit.categoryName })}
                {hit.organizationDate && ` · ${weddingDay(hit.organizationDate, pageLocale())}`}
              </Typography>
              {hit.by !== 'name' && (
                <Found variant="body2" component="span">
                  {hit.excerpt ? t('search.words', { excerpt: hit.excerpt }) : t(`search.by.${hit.by}`)}
                </Found>
              )}
            </span>
          </Hit>
        ))}
      </List>
      <Hint data-empty={hits.length > 0}>
        {t(state === 'idle' ? 'search.hint' : 'search.found', { count: hits.length })}
      </Hint>
    </>
  );
}

/** A couple who called has no name yet and is shown by the extension they called. */
function toName(hit: CoupleHit): string {
  return hit.coupleName || hit.extensionNumber;
}

function Skeletons() {
  return (
    <List as="div">
      {['a', 'b', 'c'].map((key) => (
        <Waiting key={key}>
          <Skeleton variant="circular" width={36} height={36} />
          <Skeleton variant="rounded" width="60%" height={14} />
        </Waiting>
      ))}
    </List>
  );
}

const List = styled('div')({ padding: '8px 0', overflowY: 'auto', '&:empty': { display: 'none' } });

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '4px 20px 8px',
  color: theme.vars.palette.text.secondary,
}));

const Found = styled(Typography)(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.ink,
})) as typeof Typography;

const Waiting = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, padding: '10px 20px' });

const Hit = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 56,
  gap: 12,
  padding: '8px 20px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  '& > span:last-of-type': { display: 'grid', minWidth: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.wash },
}));

const Hint = styled('output')(({ theme }) => ({
  display: 'block',
  padding: '20px 20px 24px',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&[data-empty="true"]': { padding: '0 20px 12px', ...theme.typography.caption },
}));
