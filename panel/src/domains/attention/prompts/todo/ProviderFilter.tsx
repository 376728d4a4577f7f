import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';

type ProviderFilterProps = {
  providers: readonly { id: number; name: string }[];
  chosen: number | undefined;
  onChange: (id: number | undefined) => void;
};

/** One listing, or all of them. */
export function ProviderFilter({ providers, chosen, onChange }: ProviderFilterProps) {
  const { t } = useTranslation('prompts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = providers.find(({ id }) => id === chosen)?.name;
  const choose = (id: number | undefined) => {
    setAnchor(null);
    onChange(id);
  };
  return (
    <>
      <FilterChip
        label={t('todo.provider')}
        menu
        {...(name && { value: name, onClear: () => onChange(undefined) })}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={chosen === undefined} onClick={() => choose(undefined)}>
          {t('todo.everyProvider')}
        </MenuItem>
        {providers.map((provider) => (
          <MenuItem key={provider.id} selected={provider.id === chosen} onClick={() => choose(provider.id)}>
            {provider.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
