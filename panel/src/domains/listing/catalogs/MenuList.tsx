import type { MenuFile, MenuForm } from '@bellbird/contract/listing/catalogs';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CATALOG_MENUS_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { ErrorText } from './ErrorText.tsx';
import { Line, Quiet, Strong } from './Section.tsx';
import css from './MenuList.module.css';

type MenuListProps = {
  files: ReadonlyMap<number, MenuFile>;
  onEdit: (place: number | 'new') => void;
  onDownload: (file: MenuFile) => void;
};

/** The menus of the catalog's form; they are edited in a dialog and saved with the catalog. */
export function MenuList({ files, onEdit, onDownload }: MenuListProps) {
  const { t } = useTranslation('catalogs');
  const form = useFormContext();
  const { errors } = useFormState();
  const menus = (useWatch({ name: 'menus' }) ?? []) as MenuForm[];
  const ofAll = errors['menus'] as { message?: string; root?: { message?: string } } | undefined;
  const remove = (place: number) => {
    form.clearErrors('menus');
    form.setValue(
      'menus',
      menus.filter((_menu, index) => index !== place),
      { shouldDirty: true },
    );
  };
  return (
    <Card>
      {menus.map((menu, place) => {
        const file = files.get(menu.fileId ?? 0);
        const faults = Object.values((get(errors, `menus.${place}`) as object | undefined) ?? {}) as {
          message?: string;
        }[];
        return (
          // Unsaved menus have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={`${place}.${menu.name}`}>
            <div className={css.row}>
              <div className={css.words}>
                <Strong>{menu.name}</Strong>
                {menu.notes && <Quiet>{menu.notes}</Quiet>}
                <Quiet>
                  <Facts menu={menu} />
                </Quiet>
                {file && (
                  <Button
                    className={css.attached}
                    variant="text"
                    size="small"
                    startIcon={<Paperclip aria-hidden />}
                    onClick={() => onDownload(file)}
                  >
                    {file.name}
                  </Button>
                )}
              </div>
              <span className={css.price}>{t(`menus.price.${menu.type}`, { price: showDollars(menu.price) })}</span>
              <Row gap={1} align="stretch" justify="end">
                <IconButton
                  size="small"
                  aria-label={t('menus.edit', { name: menu.name })}
                  onClick={() => onEdit(place)}
                  icon={Pencil}
                />
                <IconButton
                  size="small"
                  aria-label={t('menus.remove', { name: menu.name })}
                  onClick={() => remove(place)}
                  icon={Trash2}
                />
              </Row>
            </div>
            <ErrorText>{faults.find((fault) => fault?.message)?.message}</ErrorText>
          </Line>
        );
      })}
      <Line>
        <Button
          size="small"
          startIcon={<Plus aria-hidden />}
          disabled={menus.length >= CATALOG_MENUS_MAX}
          onClick={() => onEdit('new')}
        >
          {t('menus.add')}
        </Button>
        <ErrorText>{ofAll?.root?.message ?? ofAll?.message}</ErrorText>
      </Line>
    </Card>
  );
}

function Facts({ menu: { minGuests, maxGuests, expireAt } }: { menu: MenuForm }) {
  const { t } = useTranslation('catalogs');
  const [min, max] = [minGuests ?? 0, maxGuests ?? 0];
  const which = min && max ? 'between' : min ? 'from' : max ? 'upTo' : undefined;
  const parts = [which && t(`guests.${which}`, { min, max }), t('menus.until', { day: showDay(expireAt) })];
  return parts.filter(Boolean).join(' · ');
}
