import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { SidebarItem } from './SidebarItem.tsx';
import { offersUpgrade, visible } from './sidebar.ts';
import { useCounts } from './use-counts.ts';
import { useSidebar } from './use-sidebar.ts';

const UpgradeBanner = lazyPart(() => import('./UpgradeBanner.tsx'), 'UpgradeBanner');

type SidebarProps = {
  /** Below 1000 the same list is in a drawer, with the logout. */
  inDrawer?: boolean;
  onLeave?: () => void;
};

export function Sidebar({ inDrawer = false, onLeave }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { groups, place, open, setItemOpen } = useSidebar();
  const counts = useCounts();
  const user = useUser();
  const isOffered = offersUpgrade(user?.customer, panelConfig().flags);
  return (
    <Column aria-label={t('nav.main')}>
      {groups.map(({ id, head, items }) => (
        <div key={id}>
          {head && <Head id={`nav-${id}`}>{t(`nav.${head}`)}</Head>}
          <List aria-labelledby={head && `nav-${id}`}>
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
          </List>
        </div>
      ))}
      <Suspense>{isOffered && <UpgradeBanner onFollow={onLeave} />}</Suspense>
    </Column>
  );
}

const Column = styled('nav')({ display: 'flex', flexDirection: 'column', gap: 2, padding: '16px 12px' });

const List = styled('ul')({ display: 'grid', gap: 2 });

const Head = styled('div')(({ theme }) => ({
  padding: '16px 12px 6px',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));
