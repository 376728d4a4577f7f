import { useTranslation } from '#texts/use-translation.ts';
import type { Command } from '#domains/couples/leads/search/find-commands.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { useCurrentRoute } from '../current-route.ts';
import { guideFor } from '../help/topics.ts';
import { type NavItem, visible } from '../navigation/sidebar.ts';
import { useSidebar } from '../navigation/use-sidebar.ts';
import { useShell } from '../shell-context.ts';

/** Every page that this user may open, by the names of the sidebar, and what can be done anywhere. */
export function useCommands(): Command[] {
  const { t, language } = useTranslation(['layout', 'commands', 'shortcuts']);
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
    ...useActions(),
    ...pagesIn(groups.flatMap(({ items }) => items)),
    { id: 'help', label: t('help'), run: () => void window.open(guideFor(name, language), '_blank', 'noreferrer') },
    { id: 'shortcuts', label: t('shortcuts:title'), run: () => shell.open({ kind: 'shortcuts' }) },
    { id: 'ask', label: t('nav.askUs'), run: () => shell.open({ kind: 'contact' }) },
  ];
}

/** What vendors do often, from wherever they are. */
function useActions(): Command[] {
  const { t } = useTranslation('commands');
  const navigate = useNavigate();
  const [calendar] = useProvidersFor('calendar');
  const mayOffer = useProvidersFor('discounts').length > 0;
  const isActing = useActing() !== undefined;
  const mayInvite = useUser()?.details.canManage === true && !isActing;
  const actions = [
    calendar && { id: 'hold', to: pathTo('providerCalendar', { id: calendar.id }) },
    mayOffer && { id: 'offer', to: pathTo('discounts'), search: { open: 'new' } },
    mayInvite && { id: 'user', to: pathTo('customerUsers'), search: { user: 'new' } },
  ];
  return actions.flatMap((action) =>
    action ? { id: `do-${action.id}`, label: t(action.id), run: () => void navigate(action) } : [],
  );
}
