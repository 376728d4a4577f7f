import type { CatalogItem } from '@bellbird/contract/listing/catalogs';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { Quiet } from './Section.tsx';

type AddPriceProps = {
  items: readonly CatalogItem[] | undefined;
  /** Whether the catalog's type is selected. */
  isTyped: boolean;
  taken: readonly number[];
  onAdd: (optionId: number) => void;
};

/** A menu of options without a price. */
export function AddPrice({ items, isTyped, taken, onAdd }: AddPriceProps) {
  const { t } = useTranslation('catalogs');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const left = (items ?? []).flatMap((item) =>
    item.options.filter((option) => !taken.includes(option.id)).map((option) => ({ ...option, item: item.name })),
  );
  if (items && left.length === 0) return <Quiet>{t('prices.all')}</Quiet>;
  if (!items && !isTyped) return <Quiet>{t('prices.typeFirst')}</Quiet>;
  return (
    <>
      <Button
        size="small"
        startIcon={<Plus aria-hidden />}
        disabled={!items}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('prices.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {left.map((option) => (
          <MenuItem key={option.id} onClick={() => onAdd(option.id)}>
            <Stack component="span">
              <span>{option.name}</span>
              <Quiet>{option.item}</Quiet>
            </Stack>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
