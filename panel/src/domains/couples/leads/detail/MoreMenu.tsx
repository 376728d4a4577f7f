import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import type { MoreItemsProps } from './MoreItems.tsx';

const MoreItems = lazyPart(() => import('./MoreItems.tsx'), 'MoreItems');

/** Further actions for a couple. */
export function MoreMenu(props: MoreItemsProps) {
  const { t } = useTranslation('lead-detail');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('more.label', { name: firstNames(props.lead.couple.name) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MoreItems {...props} onClose={close} />
      </Menu>
    </>
  );
}
