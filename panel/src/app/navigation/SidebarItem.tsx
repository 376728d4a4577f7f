import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Badge } from '#ui/Badge.tsx';
import { NAV_ICONS } from './icons.ts';
import { type NavBadge, type NavItem, type Place, isHere, visible } from './sidebar.ts';
import { SidebarEntry } from './SidebarEntry.tsx';

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
  const { t } = useTranslation('shell');
  const children = visible(item.children);
  const isBranch = children.length > 0;
  const isOpen = isBranch && open.has(item.id);
  const Icon = item.icon && NAV_ICONS[item.icon];
  const label = item.name ?? t(`nav.${item.label}`);
  const count = item.badge ? counts[item.badge] : 0;

  return (
    <li>
      <Line>
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
          {isBranch && !item.to && <Chevron data-open={isOpen} size={16} aria-hidden />}
        </SidebarEntry>
        {isBranch && item.to && (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'nav.close' : 'nav.open', { name: label })}
            onClick={() => onOpenChange(item.id, !isOpen)}
          >
            <Chevron data-open={isOpen} size={16} aria-hidden />
          </Toggle>
        )}
      </Line>
      {isOpen && (
        <Under>
          {children.map((child) => (
            <SidebarItem key={child.id} {...props} item={child} />
          ))}
        </Under>
      )}
    </li>
  );
}

const Line = styled('div')({ position: 'relative' });

const Toggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 4,
  top: 4,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 8%, transparent)` },
}));

const Chevron = styled(ChevronRight)({
  transition: 'transform 150ms ease-out',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '&[data-open="true"]': { transform: 'rotate(90deg)' },
});

const Under = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  marginInlineStart: 20,
  paddingInlineStart: 12,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& [data-entry]': { minHeight: 36, ...theme.typography.label },
  '& & [data-entry]': { minHeight: 32 },
  '& &': { marginInlineStart: 8, paddingInlineStart: 8 },
}));
