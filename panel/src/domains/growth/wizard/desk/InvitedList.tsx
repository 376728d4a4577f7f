import type { SignupWizard } from '@bellbird/contract/growth/wizard';
import { WIZARD_STATES } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { listed } from '#ui/list/listed.ts';
import type { Column } from '#ui/list/types.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { resendLink, wizardsKey, wizardsOptions } from './desk-wizards.queries.ts';

const TONES = { waiting: 'pending', finished: 'deal', expired: 'reject' } as const;

/** The companies that the team invited, and their progress. */
export function InvitedList() {
  const { t } = useTranslation('wizard');
  const search = useSearch() as { page?: string; state?: string };
  const navigate = useNavigate();
  const state = WIZARD_STATES.find((each) => each === search.state);
  const page = Math.max(1, Number(search.page) || 1);
  const wizards = useQuery(wizardsOptions({ page, state }));
  const show = (change: object) => void navigate({ to: '.', search: { ...search, ...change }, replace: true });
  return (
    <>
      <Row gap={2} align="stretch" wrap mb={3} role="group" aria-label={t('desk.filter')}>
        {WIZARD_STATES.map((each) => (
          <FilterChip
            key={each}
            label={t(`desk.state.${each}`)}
            on={each === state}
            onClick={() => show({ state: each === state ? undefined : each, page: undefined })}
          />
        ))}
      </Row>
      <DataList
        label={t('desk.tab.invited')}
        columns={useColumns()}
        {...listed(wizards, t('desk.failed'))}
        rowId={(row) => row.id}
        rowName={(row) => row.companyName}
        renderCard={(row) => (
          <>
            <Lines title={row.companyName} about={`${row.name}, ${row.email}`} />
            <span>
              <State row={row} />
            </span>
          </>
        )}
        renderActions={(row) => <Resend row={row} />}
        summary={wizards.data && t('desk.count', { count: wizards.data.meta.total })}
        empty={<EmptyState title={t('desk.emptyTitle')} text={t('desk.emptyText')} />}
        onPage={(next) => show({ page: next })}
      />
    </>
  );
}

function useColumns(): Column<SignupWizard>[] {
  const { t } = useTranslation('wizard');
  return [
    {
      key: 'company',
      header: t('desk.column.company'),
      render: (row) => <Lines title={row.companyName} about={`${row.name}, ${row.email}`} />,
      skeleton: 'lines',
    },
    { key: 'state', header: t('desk.column.state'), render: (row) => <State row={row} />, skeleton: 'chip' },
    { key: 'by', header: t('desk.column.by'), render: (row) => row.invitedBy, from: 'lg' },
    { key: 'when', header: t('desk.column.when'), render: (row) => showDay(row.invitedAt), from: 'md' },
  ];
}

function State({ row }: { row: SignupWizard }) {
  const { t } = useTranslation('wizard');
  return <StatusChip tone={TONES[row.state]}>{t(`desk.state.${row.state}`)}</StatusChip>;
}

/** Sends a new link to a company that has not registered; the old link stops working. */
function Resend({ row }: { row: SignupWizard }) {
  const { t } = useTranslation('wizard');
  const notices = useNotices();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => resendLink(row.id),
    onSuccess: async () => {
      notices.success(t('desk.resent', { email: row.email }));
      await queries.invalidateQueries({ queryKey: wizardsKey });
    },
    onError: (error) => notices.error(error.message),
  });
  if (row.state === 'finished') return null;
  return (
    <Button
      size="small"
      loading={resend.isPending}
      aria-label={t('desk.resendNamed', { company: row.companyName })}
      onClick={() => resend.mutate()}
    >
      {t('desk.resend')}
    </Button>
  );
}
