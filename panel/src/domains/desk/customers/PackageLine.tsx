import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { customersKey, restorePackage } from './desk-customers.queries.ts';

const EndPackageDialog = lazyPart(() => import('./EndPackageDialog.tsx'), 'EndPackageDialog');

/** Ends the package that runs, or says why the team ended one and gives it back. */
export function PackageLine({ provider }: { provider: CustomerProvider }) {
  const { t } = useTranslation('desk-customers');
  const hasRight = useTeamRights();
  const notices = useNotices();
  const queries = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const { id, name, hasRunningPackage, endedPackage: ended } = provider;
  const restore = useMutation({
    mutationFn: (_ended: { name: string }) => restorePackage(id),
    onSuccess: (_, { name: restored }) => {
      notices.success(t('endPackage.restored', { package: restored }));
      return queries.invalidateQueries({ queryKey: customersKey });
    },
    onError: (error) => notices.error(error.message),
  });
  const mayChange = hasRight('accounts');
  if (!ended && !(mayChange && hasRunningPackage)) return null;
  return (
    <Row gap={3} wrap align="center">
      {ended && <Quiet>{t('endPackage.why', { package: ended.name, name: ended.by, reason: ended.reason })}</Quiet>}
      {mayChange && ended && !hasRunningPackage && (
        <Button
          size="small"
          loading={restore.isPending}
          aria-label={t('endPackage.restoreNamed', { package: ended.name, name })}
          onClick={() => restore.mutate(ended)}
        >
          {t('endPackage.restore')}
        </Button>
      )}
      {mayChange && hasRunningPackage && (
        <Button size="small" aria-label={t('endPackage.openNamed', { name })} onClick={() => setEnding(true)}>
          {t('endPackage.open')}
        </Button>
      )}
      {isEnding && <EndPackageDialog provider={provider} onClose={() => setEnding(false)} />}
    </Row>
  );
}
