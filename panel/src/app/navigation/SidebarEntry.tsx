import { canOpenStatistics, upgradeFor } from '@bellbird/contract/money/packages/upgrades.ts';
import { type CSSObject, type Theme, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { session } from '#platform/session/current-session.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { chatLauncher } from '../chat/chat-launcher.ts';
import { useShell } from '../shell-context.ts';
import type { NavItem } from './sidebar.ts';

type SidebarEntryProps = {
  item: NavItem;
  isHere: boolean;
  /** Undefined for an entry without children. */
  isOpen: boolean | undefined;
  onToggle: () => void;
  onFollow: () => void;
  children: ReactNode;
};

/** What an entry opens: a page, an external link, an action, or its children. */
export function SidebarEntry({ item, isHere, isOpen, onToggle, onFollow, children }: SidebarEntryProps) {
  const { gate } = item;
  const providers = useUser()?.providers ?? [];
  const offerUpgrade = useUpgrade();
  const act = useAction(item);
  const shared = { 'data-entry': item.id, children };

  if (gate && !canOpenStatistics(gate, providers)) {
    const offer = () => {
      onFollow();
      offerUpgrade(upgradeFor(gate));
    };
    return <Press type="button" aria-haspopup="dialog" {...shared} onClick={offer} />;
  }
  if (item.to) {
    const current = isHere ? ('page' as const) : undefined;
    const search = item.tab ? { tab: item.tab } : {};
    return <Go to={item.to} search={search} {...shared} aria-current={current} onClick={onFollow} />;
  }
  if (item.href) return <Out href={item.href} target="_blank" rel="noreferrer" {...shared} onClick={onFollow} />;
  if (item.action) {
    const press = () => {
      onFollow();
      act();
    };
    return <Press type="button" aria-haspopup="dialog" {...shared} onClick={press} />;
  }
  return <Press type="button" aria-expanded={isOpen} {...shared} onClick={onToggle} />;
}

function useAction({ action }: NavItem): () => void {
  const { t } = useTranslation('shell');
  const shell = useShell();
  const confirm = useConfirm();
  const leave = async () => {
    if (await confirm({ title: t('logout.question'), confirm: t('logout.confirm') })) await session.logout();
  };
  return () => {
    if (action === 'askUs' && !chatLauncher.open()) shell.open({ kind: 'contact' });
    if (action === 'logout') void leave();
  };
}

const look = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '6px 12px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  ...theme.typography.subtitle2,
  '& > span:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: theme.vars.palette.ground.sunken, color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.primary.wash,
    color: theme.vars.palette.primary.ink,
    fontWeight: 600,
  },
  '&[aria-current="page"] > svg': { color: theme.vars.palette.primary.main },
  '&[aria-expanded="true"]': { color: theme.vars.palette.text.primary },
});

const Press = styled('button')(look);
const Out = styled('a')(look);
const Go = styled(Link)(look);
