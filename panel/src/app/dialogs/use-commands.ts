import { useTranslation } from '#texts/use-translation.ts';
import type { Command } from '#domains/couples/leads/search/find-commands.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useCurrentRoute } from '../current-route.ts';
import { guideFor } from '../help/topics.ts';
import { type NavItem, visible } from '../navigation/sidebar.ts';
import { useSidebar } from '../navigation/use-sidebar.ts';
import { useShell } from '../shell-context.ts';

/** Every page that this user may open, by the names of the sidebar, and what can be done anywhere. */
export function useCommands(): Command[] {
  const { t, language } = useTranslation('layout');
  const navigate = useNavigate();
  const shell = useShell();
  const { groups } = useSidebar();
  const { name } = useCurrentRoute();
  const nameOf = (item: NavItem) => item.name ?? t(`nav.${item.label}`);

  const pagesIn = (items: readonly NavItem[], parent?: NavItem): Command[] =>
    visible(items).flatMap((item) => {
      const { to, tab, children = [] } = item;
      const inside = pagesIn(children, item.name || !parent ? item : parent);
      if (!to) return inside;
      const open = () => void navigate({ to, ...(tab && { search: { tab } }) });
      return [{ id: item.id, label: nameOf(item), ...(parent && { detail: nameOf(parent) }), run: open }, ...inside];
    });

  return [
    ...pagesIn(groups.flatMap(({ items }) => items)),
    { id: 'help', label: t('help'), run: () => void window.open(guideFor(name, language), '_blank', 'noreferrer') },
    { id: 'shortcuts', label: t('shortcuts.title'), run: () => shell.open({ kind: 'shortcuts' }) },
    { id: 'ask', label: t('nav.askUs'), run: () => shell.open({ kind: 'contact' }) },
  ];
}
