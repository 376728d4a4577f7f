import { canOpenStatistics, upgradeFor } from '@bellbird/contract/money/packages/upgrades.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useUser } from '#platform/session/use-session.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { chatLauncher } from '../chat/chat-launcher.ts';
import { useLogout } from '../offline/use-logout.ts';
import { useShell } from '../shell-context.ts';
import type { NavItem } from './sidebar.ts';
import css from './SidebarEntry.module.css';

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
    return <button className={css.entry} type="button" aria-haspopup="dialog" {...shared} onClick={offer} />;
  }
  if (item.to) {
    const current = isHere ? ('page' as const) : undefined;
    const search = item.tab ? { tab: item.tab } : {};
    return (
      <Link className={css.entry} to={item.to} search={search} {...shared} aria-current={current} onClick={onFollow} />
    );
  }
  if (item.href)
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the shared props
    return <a className={css.entry} href={item.href} target="_blank" rel="noreferrer" {...shared} onClick={onFollow} />;
  if (item.action) {
    const press = () => {
      onFollow();
      act();
    };
    return <button className={css.entry} type="button" aria-haspopup="dialog" {...shared} onClick={press} />;
  }
  return <button className={css.entry} type="button" aria-expanded={isOpen} {...shared} onClick={onToggle} />;
}

function useAction({ action }: NavItem): () => void {
  const { t } = useTranslation('layout');
  const shell = useShell();
  const logout = useLogout();
  return () => {
    if (action === 'askUs' && !chatLauncher.open()) shell.open({ kind: 'contact' });
    if (action === 'logout') void logout({ title: t('logout.question'), confirm: t('logout.confirm') });
  };
}
