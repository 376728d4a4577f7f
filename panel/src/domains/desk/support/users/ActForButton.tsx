import type { DeskUser } from '@bellbird/contract/desk/support';
import { useTranslation } from '#texts/use-translation.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { useActAs } from './use-act-as.ts';

type ActForButtonProps = { user: Pick<DeskUser, 'id' | 'name' | 'active' | 'customer'> };

/** Starts acting for somebody, for who has the right to. */
export function ActForButton({ user }: ActForButtonProps) {
  const { t } = useTranslation('desk');
  const hasRight = useTeamRights();
  const { actAs, isPending } = useActAs();
  if (!hasRight('act')) return null;
  return (
    <Button
      size="small"
      aria-label={t('users.actAsWho', { name: user.name })}
      disabled={!user.active || isPending}
      onClick={() => void actAs(user)}
    >
      {t('users.actAs')}
    </Button>
  );
}
