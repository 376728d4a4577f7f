import type { Catalog, MenuFile, MenuForm, PricedCatalogType } from '@bellbird/contract/listing/catalogs';
import { needsMenu } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { CatalogHead } from './CatalogHead.tsx';
import type { CatalogValues } from './catalog-values.ts';
import { readFile } from './catalogs.queries.ts';
import { CouplePreview } from './CouplePreview.tsx';
import { MenuList } from './MenuList.tsx';
import { NewerVersionNote } from './NewerVersionNote.tsx';
import { PriceForm } from './PriceForm.tsx';
import { Section } from './Section.tsx';
import { useCatalogForm } from './use-catalog-form.ts';
import { asFailure } from '#platform/api/failure-messages.ts';

const MenuDialog = lazyPart(() => import('./MenuDialog.tsx'), 'MenuDialog');

type CatalogEditorProps = {
  provider: Provider;
  types: readonly PricedCatalogType[];
  today: string;
  /** Undefined for a new one. */
  catalog: Catalog | undefined;
  copied?: CatalogValues | undefined;
  /** The files of its current menus. */
  known: readonly MenuFile[];
  onCreated: (id: number) => void;
  onDiscard: () => void;
};

/** The form of a catalog: prices, expiry and menus. */
export function CatalogEditor(props: CatalogEditorProps) {
  const { provider, types, today, catalog, copied, known, onCreated, onDiscard } = props;
  const { t } = useTranslation('catalogs');
  const notices = useNotices();
  const { form, save, newer, loadTheirs } = useCatalogForm({ provider, types, today, catalog, copied, onCreated });
  const [files, setFiles] = useState(() => new Map(known.map((file) => [file.id, file])));
  const [place, setPlace] = useState<number | 'new'>();
  const [typeId, menus, expireAt] = useWatch({ control: form.control, name: ['catalogTypeId', 'menus', 'expireAt'] });
  const type = types.find(({ id }) => id === typeId);
  const { categoryType } = provider.category;
  const hasMenus = menus.length > 0 || needsMenu({ categoryType, hasMenus: type?.hasMenus ?? false });

  const saveMenu = (menu: MenuForm, file: MenuFile | undefined) => {
    if (file) setFiles((all) => new Map([...all, [file.id, file]]));
    const next = place === 'new' ? [...menus, menu] : menus.map((each, index) => (index === place ? menu : each));
    form.clearErrors('menus');
    form.setValue('menus', next, { shouldDirty: true });
    setPlace(undefined);
  };
  const download = async ({ id, name }: MenuFile) => {
    try {
      saveAs(await readFile({ providerId: provider.id, id }), name);
    } catch (error) {
      notices.error(asFailure(error).message);
    }
  };
  const discard = () => {
    form.reset();
    if (!catalog) onDiscard();
  };

  return (
    <>
      <Form form={form} onSubmit={save} label={catalog?.name ?? t('newTitle')} guarded>
        {newer && <NewerVersionNote newer={newer} onTake={loadTheirs} />}
        <div>
          <Section
            title={catalog?.name ?? t('newTitle')}
            lead={t('prices.lead')}
            aside={<CouplePreview items={type?.items} />}
          >
            <Card>
              <CatalogHead types={types} isNew={!catalog} />
              <PriceForm items={type?.items} isTyped={Boolean(type)} today={today} />
            </Card>
          </Section>
          {hasMenus && (
            <Section title={t('menus.title')} lead={t('menus.lead')}>
              <MenuList files={files} onEdit={setPlace} onDownload={(file) => void download(file)} />
            </Section>
          )}
        </div>
        <SaveBar saveLabel={t(catalog ? 'save' : 'create')} onDiscard={discard} />
      </Form>
      {place !== undefined && (
        <MenuDialog
          providerId={provider.id}
          menu={place === 'new' ? undefined : menus[place]}
          today={today}
          expireAt={expireAt}
          files={files}
          onDone={saveMenu}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  );
}
