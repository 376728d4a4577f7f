import { panelConfig } from '#platform/config/panel-config.ts';
import { useUser } from '#platform/session/use-session.ts';

/** An installation can restrict media to users who manage the customer. */
export function useCanChangeMedia(): boolean {
  const user = useUser();
  return !panelConfig().flags.mediaRestriction || user?.details.canManage === true;
}
