import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import { offersUpgrade, visible } from './sidebar.ts';
import { useCounts } from './use-counts.ts';
import { useSidebar } from './use-sidebar.ts';
import css from './Sidebar.module.css';

const UpgradeBanner = lazyPart(() => import('./UpgradeBanner.tsx'), 'UpgradeBanner', { ifLost: () => null });

type SidebarProps = {
  /** Below 1000 the same list is in a drawer, with the logout. */
  inDrawer?: boolean;
  onLeave?: () => void;
};

export function Sidebar({ inDrawer = false, onLeave }: SidebarProps) {
  const { t } = useTranslation('layout');
  const { groups, place, open, setItemOpen } = useSidebar();
  const counts = useCounts();
  const user = useUser();
  const isOffered = offersUpgrade(user?.customer, panelConfig().flags);
  return (
    <nav className={css.column} aria-label={t('nav.main')}>
      {groups.map(({ id, head, items }) => (
        <div key={id}>
          {head && (
            <Text component="div" size="caption" quiet className={css.head} id={`nav-${id}`}>
              {t(`nav.${head}`)}
            </Text>
          )}
          <Stack component="ul" gap={0.5} aria-labelledby={head && `nav-${id}`}>
            {visible(items)
              .filter((item) => inDrawer || !item.drawerOnly)
              .map((item) => (
                <SidebarItem
                  key={item.id}
                  item={item}
                  place={place}
                  open={open}
                  counts={counts}
                  onOpenChange={setItemOpen}
                  onLeave={onLeave}
                />
              ))}
          </Stack>
        </div>
      ))}
      {isOffered && <UpgradeBanner onFollow={onLeave} />}
    </nav>
  );
}
