import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { Badge } from '#ui/Badge.tsx';
import { NAV_ICONS } from './icons.ts';
import { type NavBadge, type NavItem, type Place, isHere, visible } from './sidebar.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import css from './SidebarItem.module.css';

export type SidebarItemProps = {
  item: NavItem;
  place: Place;
  open: ReadonlySet<string>;
  counts: Record<NavBadge, number>;
  onOpenChange: (id: string, open: boolean) => void;
  onLeave?: (() => void) | undefined;
};

/** One line of the sidebar and the lines of its children. */
export function SidebarItem(props: SidebarItemProps) {
  const { item, place, open, counts, onOpenChange, onLeave } = props;
  const { t } = useTranslation('layout');
  const children = visible(item.children);
  const isBranch = children.length > 0;
  const isOpen = isBranch && open.has(item.id);
  const Icon = item.icon && NAV_ICONS[item.icon];
  const label = item.name ?? t(`nav.${item.label}`);
  const count = item.badge ? counts[item.badge] : 0;

  return (
    <li>
      <div className={css.line}>
        <SidebarEntry
          item={item}
          isHere={isHere(item, place)}
          isOpen={isBranch ? isOpen : undefined}
          onToggle={() => onOpenChange(item.id, !isOpen)}
          onFollow={() => {
            if (isBranch) onOpenChange(item.id, true);
            onLeave?.();
          }}
        >
          {Icon && <Icon aria-hidden />}
          <span>{label}</span>
          {item.badge && (
            <Badge
              count={count}
              tone={item.badge === 'pendingLeads' ? 'hot' : 'plain'}
              label={t(`nav.badge.${item.badge}`, { count })}
            />
          )}
          {isBranch && !item.to && <ChevronRight className={css.chevron} data-open={isOpen} size={16} aria-hidden />}
        </SidebarEntry>
        {isBranch && item.to && (
          <button
            className={css.toggle}
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'nav.close' : 'nav.open', { name: label })}
            onClick={() => onOpenChange(item.id, !isOpen)}
          >
            <ChevronRight className={css.chevron} data-open={isOpen} size={16} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={css.under}>
          {children.map((child) => (
            <SidebarItem key={child.id} {...props} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
