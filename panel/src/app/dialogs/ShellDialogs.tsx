import { useNavigate } from '#platform/routing/routing.ts';
import { UserDialog } from '#domains/people/customer-users/dialog/UserDialog.tsx';
import { CoupleSearchDialog } from '#domains/couples/leads/search/CoupleSearchDialog.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import type { ShellDialog } from '../shell-context.ts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { useCommands } from './use-commands.ts';

/** The dialogs of the shell, loaded with the first of them. */
export function ShellDialogs({ dialog, onClose }: { dialog: ShellDialog; onClose: () => void }) {
  if (dialog.kind === 'contact') return <ContactDialog onClose={onClose} />;
  if (dialog.kind === 'profile') return <UserDialog userId={dialog.userId} onClose={onClose} />;
  if (dialog.kind === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (dialog.kind === 'upgrade')
    return <UpgradeDialog upgrade={dialog.upgrade} providerId={dialog.providerId} onClose={onClose} />;
  return <Search onClose={onClose} />;
}

function Search({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const commands = useCommands();
  const openLead = (id: number) => {
    onClose();
    void navigate({ to: pathTo('lead', { id }) });
  };
  return <CoupleSearchDialog onClose={onClose} onChoose={openLead} commands={commands} />;
}
