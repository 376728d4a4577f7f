import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LostItems, Menu } from '#ui/overlays/Menu.tsx';
import { leadName } from '../parts/lead-name.ts';

const LeadRowItems = lazyPart(() => import('./LeadRowItems.tsx'), 'LeadRowItems', {
  isAwaited: true,
  ifLost: LostItems,
});

export type LeadRowMenuProps = { lead: LeadSummary; onMove: (lead: LeadSummary, to: LeadStatus | 'remind') => void };

/** What can be done with a couple without opening their page. */
export function LeadRowMenu(props: LeadRowMenuProps) {
  const { t } = useTranslation('leads-list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('row.more', { name: leadName(props.lead) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        icon={Ellipsis}
      />
      {/* There may be a hundred rows: each menu is created when it is opened. */}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <LeadRowItems {...props} />
        </Menu>
      )}
    </>
  );
}
