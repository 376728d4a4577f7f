import Check from 'lucide-react/icons/check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { MenuItem } from '../overlays/Menu.tsx';
import { MoreMenu } from '../overlays/MoreMenu.tsx';
import { useUiText } from '../use-ui-text.ts';
import type { Column } from './types.ts';

export type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
};

export function ColumnsMenu<Row>({ columns, hidden, onToggle }: ColumnsMenuProps<Row>) {
  const t = useUiText();
  return (
    <MoreMenu size="small" label={t('list.columns')} icon={SlidersHorizontal}>
      {columns.slice(1).map(({ key, header, fixed }) => (
        <MenuItem
          key={key}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(key)}
          disabled={fixed}
          onClick={() => onToggle(key)}
        >
          <Check aria-hidden style={{ visibility: hidden.includes(key) ? 'hidden' : 'visible' }} />
          {header}
        </MenuItem>
      ))}
    </MoreMenu>
  );
}
