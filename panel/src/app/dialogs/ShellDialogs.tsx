import { useNavigate } from '@tanstack/react-router';
import { CoupleSearchDialog } from '#domains/leads/search/CoupleSearchDialog.tsx';
import { pathTo } from '../route-table.ts';
import type { ShellDialog } from '../shell-context.ts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** Whatever the shell brings up; loaded with the first of them. */
export default function ShellDialogs({ dialog, onClose }: { dialog: ShellDialog; onClose: () => void }) {
  const navigate = useNavigate();
  switch (dialog.kind) {
    case 'search':
      return (
        <CoupleSearchDialog
          onClose={onClose}
          onChoose={(id) => {
            onClose();
            void navigate({ to: pathTo('lead', { id }) });
          }}
        />
      );
    case 'contact':
      return <ContactDialog onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'upgrade':
      return <UpgradeDialog statistics={dialog.statistics} onClose={onClose} />;
  }
}
