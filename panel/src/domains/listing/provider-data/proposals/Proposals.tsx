import type { ChangeRequest, FormGroup, ProviderForm } from '@bellbird/contract/listing/provider-data';
import { CHANGE_REASON_MAX } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { answerChangeRequest, providerDataKey } from '../provider-data.queries.ts';
import css from './Proposals.module.css';

type ProposalsProps = {
  providerId: number;
  pending: readonly ChangeRequest[];
  forms: readonly ProviderForm[];
  tab: FormGroup;
};

/** The team's proposals, which the vendor approves or rejects. On other tabs a proposal is a link to its tab. */
export function Proposals({ providerId, pending, forms, tab }: ProposalsProps) {
  if (pending.length === 0) return null;
  return (
    <Stack gap={4} mb={6}>
      {pending.map((request) => {
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
        <Row gap={2} justify="between" wrap mb={1}>
          <Text size="section">{t('proposal.title', { label: request.form.label })}</Text>
          <StatusChip tone="info">{t('proposal.pending')}</StatusChip>
        </Row>
        <p dir="auto">{request.reason}</p>
        <dl className={css.compare}>
          <div>
            <dt>{t('proposal.now')}</dt>
            <dd dir="auto">{request.beforeText || t('proposal.nothing')}</dd>
          </div>
          <div>
            <dt>{t('proposal.then')}</dt>
            <dd dir="auto">{request.valueText || t('proposal.nothing')}</dd>
          </div>
        </dl>
        <Row gap={2} className={css.answer}>
          <Input
            fullWidth
            value={note}
            placeholder={t('proposal.note')}
            onChange={({ target }) => setNote(target.value)}
            id={noteId}
            aria-label={t('proposal.note')}
            maxLength={CHANGE_REASON_MAX}
          />
          <Button
            disabled={busy !== undefined}
            loading={busy === 'rejected'}
            onClick={() => void answer('rejected', note)}
          >
            {t('proposal.reject')}
          </Button>
          <PrimaryButton
            disabled={busy !== undefined}
            loading={busy === 'approved'}
            onClick={() => void answer('approved', note)}
          >
            {t('proposal.approve')}
          </PrimaryButton>
        </Row>
      </CardBody>
    </Card>
  );
}

function useAnswer(providerId: number, id: number) {
  const { t } = useTranslation('provider-data');
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [busy, setBusy] = useState<'approved' | 'rejected'>();
  const answer = async (status: 'approved' | 'rejected', note: string) => {
    setBusy(status);
    await attempt(() => answerChangeRequest(id, status, note), t(`proposal.${status}`));
    await queries.invalidateQueries({ queryKey: providerDataKey });
    void queries.invalidateQueries({ queryKey: ['prompts'] });
    setBusy(undefined);
  };
  return { answer, busy };
}
