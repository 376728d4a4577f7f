import { useActing, useUser } from '#platform/session/use-session.ts';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { ForcedModals } from './modals/ForcedModals.tsx';
import { PushSetup } from './push/PushSetup.tsx';

/** What every page of the house has behind it and nobody sees: it comes once the page is drawn, in one file. */
export function Behind({ uuid }: { uuid: string }) {
  const acting = useActing();
  const user = useUser();
  return (
    <>
      <LiveUpdates uuid={uuid} />
      {!acting && <PushSetup />}
      {user && <ForcedModals key={user.id} user={user} />}
    </>
  );
}
