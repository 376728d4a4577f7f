import type { DeskUser } from '@bellbird/contract/desk/support';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';

const ActForDialog = lazyPart(() => import('./ActForDialog.tsx'), 'ActForDialog');

/** Starts acting for somebody, for who has the right to. */
export function ActForButton({ user }: { user: Pick<DeskUser, 'id' | 'name' | 'active' | 'customer'> }) {
  const { t } = useTranslation('desk');
  const hasRight = useTeamRights();
  const [isAsking, setAsking] = useState(false);
  if (!hasRight('act')) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('users.actAsWho', { name: user.name })}
        disabled={!user.active}
        onClick={() => setAsking(true)}
      >
        {t('users.actAs')}
      </Button>
      {isAsking && <ActForDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
