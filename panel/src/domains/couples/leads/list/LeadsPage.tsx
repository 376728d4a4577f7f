import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ExportCouples } from './ExportCouples.tsx';
import { LeadList } from './LeadList.tsx';
import { UnmatchedNote } from './UnmatchedNote.tsx';
import { useLeadList } from './use-lead-list.ts';

const AddCoupleDialog = lazyPart(() => import('./AddCoupleDialog.tsx'), 'AddCoupleDialog');

const LimitedNote = lazyPart(() => import('./LimitedNote.tsx'), 'LimitedNote');

const LeadBoard = lazyPart(() => import('../board/LeadBoard.tsx'), 'LeadBoard');

/** Everyone who asked for a quote, as a list or a board. */
export function LeadsPage() {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const list = useLeadList();
  const { view } = list.state;
  const [isAdding, setAdding] = useState(false);
  const providers = useUser()?.providers ?? [];
  const hasProvider = providers.length > 0;
  const isLimited = useLimited();
  const isAnyLimited = providers.some(({ id }) => isLimited(id));
  const add = hasProvider ? () => setAdding(true) : undefined;

  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t(`lead.${view}`)}
        actions={
          <>
            <ExportCouples state={list.state} />
            <Segmented
              label={t('view.label')}
              value={view}
              onChange={list.view}
              iconsOnPhone
              options={[
                { value: 'list', label: t('view.list'), icon: <List aria-hidden /> },
                { value: 'board', label: t('view.board'), icon: <SquareKanban aria-hidden /> },
              ]}
            />
          </>
        }
        primary={
          add && (
            <Button variant="contained" color="primary" startIcon={<Plus aria-hidden />} onClick={add}>
              {t('add.open')}
            </Button>
          )
        }
      />
      <UnmatchedNote />
      <Suspense>{isAnyLimited && <LimitedNote />}</Suspense>
      {view === 'board' ? (
        <Suspense>
          <LeadBoard list={list} />
        </Suspense>
      ) : (
        <LeadList list={list} onAdd={add} />
      )}
      <Suspense>{isAdding && <AddCoupleDialog onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}
