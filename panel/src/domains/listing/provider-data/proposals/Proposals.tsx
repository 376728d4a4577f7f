import type { ChangeRequest, FormGroup, ProviderForm } from '@bellbird/contract/listing/provider-data';
import { CHANGE_REASON_MAX } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { answerChangeRequest, ofProviderKey, pendingOptions } from '../provider-data.queries.ts';

type ProposalsProps = { providerId: number; forms: readonly ProviderForm[]; tab: FormGroup };

/** The team's proposals, which the vendor approves or rejects. On other tabs a proposal is a link to its tab. */
export function Proposals({ providerId, forms, tab }: ProposalsProps) {
  const pending = useQuery(pendingOptions(providerId));
  if (!pending.data || pending.data.length === 0) return null;
  return (
    <Stack>
      {pending.data.map((request) => {
        const group = forms.find(({ id }) => id === request.form.id)?.group ?? tab;
        return group === tab ? (
          <Proposal key={request.id} providerId={providerId} request={request} />
        ) : (
          <Elsewhere
            key={request.id}
            request={request}
            to={pathTo('providerInfoTab', { id: providerId, tab: group })}
          />
        );
      })}
    </Stack>
  );
}

function Elsewhere({ request, to }: { request: ChangeRequest; to: string }) {
  const { t } = useTranslation('provider-data');
  return (
    <Note
      action={
        <Button size="small" component={Link} to={to}>
          {t('proposal.see')}
        </Button>
      }
    >
      {t('proposal.title', { label: request.form.label })}
    </Note>
  );
}

function Proposal({ providerId, request }: { providerId: number; request: ChangeRequest }) {
  const { t } = useTranslation('provider-data');
  const noteId = useId();
  const [note, setNote] = useState('');
  const { answer, busy } = useAnswer(providerId, request.id);
  return (
    <Card aria-label={t('proposal.label', { label: request.form.label })}>
      <CardBody>
        <Head>
          <Typography variant="h2">{t('proposal.title', { label: request.form.label })}</Typography>
          <StatusChip tone="info">{t('proposal.pending')}</StatusChip>
        </Head>
        <p>{request.reason}</p>
        <Compare>
          <div>
            <dt>{t('proposal.now')}</dt>
            <dd>{request.beforeText || t('proposal.nothing')}</dd>
          </div>
          <div>
            <dt>{t('proposal.then')}</dt>
            <dd>{request.valueText || t('proposal.nothing')}</dd>
          </div>
        </Compare>
        <Answer>
          <InputBase
            fullWidth
            value={note}
            placeholder={t('proposal.note')}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ input: { id: noteId, 'aria-label': t('proposal.note'), maxLength: CHANGE_REASON_MAX } }}
          />
          <Button
            disabled={busy !== undefined}
            loading={busy === 'rejected'}
            onClick={() => void answer('rejected', note)}
          >
            {t('proposal.reject')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={busy !== undefined}
            loading={busy === 'approved'}
            onClick={() => void answer('approved', note)}
          >
            {t('proposal.approve')}
          </Button>
        </Answer>
      </CardBody>
    </Card>
  );
}

function useAnswer(providerId: number, id: number) {
  const { t } = useTranslation('provider-data');
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useErrorMessage('provider-data');
  const [busy, setBusy] = useState<'approved' | 'rejected'>();
  const answer = async (status: 'approved' | 'rejected', note: string) => {
    setBusy(status);
    try {
      await answerChangeRequest(id, status, note);
      notices.success(t(`proposal.${status}`));
    } catch (error) {
      notices.error(toMessage(error));
    }
    await queries.invalidateQueries({ queryKey: ofProviderKey(providerId) });
    void queries.invalidateQueries({ queryKey: ['prompts'] });
    setBusy(undefined);
  };
  return { answer, busy };
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginBottom: 24 });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
});

const Compare = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: '12px 0',
  '& > div': { padding: 12, borderRadius: theme.shape.borderRadius, backgroundColor: theme.vars.palette.ground.sunken },
  '& > div + div': { backgroundColor: theme.vars.palette.primary.wash },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Answer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& .MuiButton-root': { flex: 'none' },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& .MuiButton-root': { flex: 1 } },
}));
