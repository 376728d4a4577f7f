import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { LostItems } from '#ui/overlays/Menu.tsx';
import { MoreMenu as Menu } from '#ui/overlays/MoreMenu.tsx';
import type { MoreItemsProps } from './MoreItems.tsx';

const MoreItems = lazyPart(() => import('./MoreItems.tsx'), 'MoreItems', { isAwaited: true, ifLost: LostItems });

/** Further actions for a couple. */
export function MoreMenu(props: MoreItemsProps) {
  const { t } = useTranslation('lead-detail');
  return (
    <Menu label={t('more.label', { name: firstNames(props.lead.couple.name) })}>
      <MoreItems {...props} />
    </Menu>
  );
}
