import type { TeamMember } from '@bellbird/contract/people/access';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { Column } from '#ui/list/types.ts';
import { teamOptions } from './team.queries.ts';

const TeamMemberDialog = lazyPart(() => import('./TeamMemberDialog.tsx'), 'TeamMemberDialog');

/** The team’s own people: who may do what, who has left. */
export function TeamPage() {
  const { t } = useTranslation('team');
  const team = useQuery(teamOptions);
  const [edited, setEdited] = useState<TeamMember | 'new'>();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        primary={
          <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </PrimaryButton>
        }
      />
      <DataList
        label={t('title')}
        columns={useColumns()}
        rows={team.data}
        failure={team.isLoadingError ? { title: t('failed'), onRetry: () => void team.refetch() } : undefined}
        rowId={(row) => row.id}
        rowName={fullName}
        rowQuiet={(row) => !row.active}
        renderCard={(row) => (
          <>
            <Person row={row} />
            <Roles row={row} />
            <State row={row} />
          </>
        )}
        renderActions={(row) => (
          <Button size="small" aria-label={t('editNamed', { name: fullName(row) })} onClick={() => setEdited(row)}>
            {t('edit')}
          </Button>
        )}
        empty={<EmptyState title={t('title')} text={t('lead')} />}
      />
      {edited && (
        <TeamMemberDialog person={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

const fullName = ({ name, surname }: TeamMember) => `${name} ${surname}`;

function useColumns(): Column<TeamMember>[] {
  const { t } = useTranslation('team');
  return [
    { key: 'name', header: t('name'), skeleton: 'person', render: (row) => <Person row={row} /> },
    { key: 'roles', header: t('roles'), skeleton: 'chip', render: (row) => <Roles row={row} /> },
    { key: 'state', header: t('state'), skeleton: 'chip', render: (row) => <State row={row} /> },
    {
      key: 'seen',
      header: t('lastSeen'),
      from: 'md',
      skeleton: 'text',
      render: (row) => (row.lastSeenAt ? showDay(row.lastSeenAt) : t('never')),
    },
  ];
}

function Person({ row }: { row: TeamMember }) {
  const { t } = useTranslation('team');
  return (
    <Row component="span" gap={3}>
      <Avatar name={fullName(row)} {...(!row.active && { tint: 'grey' as const })} />
      <Lines title={row.isSelf ? t('you', { name: fullName(row) }) : fullName(row)} about={row.email} />
    </Row>
  );
}

function Roles({ row }: { row: TeamMember }) {
  const { t } = useTranslation('team');
  if (row.roles.length === 0) return <span>{t('noRole')}</span>;
  return (
    <Row component="span" gap={1} wrap>
      {row.roles.map((role) => (
        <StatusChip key={role} plain tone={role === 'administrator' ? 'offer' : 'grey'}>
          {t(`role.${role}.name`)}
        </StatusChip>
      ))}
    </Row>
  );
}

/** What keeps somebody from working, if anything. */
function State({ row }: { row: TeamMember }) {
  const { t } = useTranslation('team');
  if (!row.active) return <StatusChip>{t('left')}</StatusChip>;
  if (!row.hasPassword) return <StatusChip tone="pending">{t('invited')}</StatusChip>;
  if (!row.hasSecondFactor) return <StatusChip tone="pending">{t('noSecondFactor')}</StatusChip>;
  return <StatusChip tone="deal">{t('active')}</StatusChip>;
}
