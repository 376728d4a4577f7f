import type { LeadSummary } from '@bellbird/contract/leads';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#texts/useTranslation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';

type CoupleHitsProps = {
  id: string;
  state: 'idle' | 'loading' | 'failed' | 'done';
  hits: readonly LeadSummary[];
  /** How many there are in all; only the first few are shown. */
  total: number;
  activeId: number | undefined;
  onChoose: (leadId: number) => void;
  onRetry: () => void;
};

export function CoupleHits({ id, state, hits, total, activeId, onChoose, onRetry }: CoupleHitsProps) {
  const { t } = useTranslation('leads');
  if (state === 'failed') return <ErrorState onRetry={onRetry} />;
  if (state === 'loading') return <Skeletons />;
  return (
    <>
      <List role="listbox" id={id} aria-label={t('search.hits')}>
        {hits.map((lead) => (
          <Hit
            key={lead.id}
            role="option"
            id={`${id}-${lead.id}`}
            tabIndex={-1}
            aria-selected={lead.id === activeId}
            onClick={() => onChoose(lead.id)}
          >
            <Avatar name={nameOf(lead)} />
            <span>
              <Typography variant="subtitle2" component="span">
                {nameOf(lead)}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                {t('search.provider', { provider: lead.provider.name, category: lead.provider.categoryName })}
              </Typography>
            </span>
          </Hit>
        ))}
      </List>
      <Told data-empty={hits.length > 0}>{t(state === 'idle' ? 'search.hint' : 'search.found', { count: total })}</Told>
    </>
  );
}

/** A couple who called has no name yet: the extension they rang stands for them. */
function nameOf(lead: LeadSummary): string {
  return lead.couple.name || lead.extensionNumber;
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

const Told = styled('output')(({ theme }) => ({
  display: 'block',
  padding: '20px 20px 24px',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&[data-empty="true"]': { padding: '0 20px 12px', ...theme.typography.caption },
}));
