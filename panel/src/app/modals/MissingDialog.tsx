import type { MissingData } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { formsOptions } from '#domains/listing/provider-data/answers.queries.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { infoTabPath } from '../provider/info-path.ts';
import { LaterActions } from './LaterActions.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';
import css from './MissingDialog.module.css';

type Missing = { provider: Provider; data: MissingData };

/** What couples look for and do not find, field by field, each with a link to where it is filled in. */
export function MissingDialog({ missing, onClose, onGone }: ModalProps & { missing: readonly Missing[] }) {
  const { t } = useTranslation('modals');
  const [first] = missing;
  if (!first) return null;
  return (
    <ModalFrame
      name="missing"
      title={t(missing.length > 1 ? 'missing.titleOfAll' : 'missing.title', { provider: first.provider.name })}
      text={t('missing.text')}
      onClose={onClose}
      actions={
        <LaterActions
          to={pathTo('providerBudget', { id: first.provider.id })}
          label={t('missing.fill')}
          onClose={onClose}
          onGone={onGone}
        />
      }
    >
      {missing.map(({ provider, data }) => (
        <section className={css.group} key={provider.id} aria-label={provider.name}>
          {missing.length > 1 && <h3>{provider.name}</h3>}
          <Fields provider={provider} data={data} onGone={onGone} />
        </section>
      ))}
    </ModalFrame>
  );
}

function Fields({ provider, data, onGone }: Missing & { onGone: () => void }) {
  const { t } = useTranslation('modals');
  // Loaded before the dialog opened.
  const forms = useQuery(formsOptions);
  const asked = data.forms.map(({ id, fieldName }) => {
    const form = forms.data?.find((each) => each.id === id);
    return { key: fieldName, label: form?.label ?? fieldName, tab: form?.group ?? ('general' as const) };
  });
  const spaces = data.customerSpaces.map(({ id, name }) => ({
    key: `space${id}`,
    label: t('missing.capacity', { space: name }),
    tab: 'budget' as const,
  }));
  return (
    <ul>
      {[...asked, ...spaces].map(({ key, label, tab }) => (
        <li key={key}>
          <TextLink component={Link} to={infoTabPath(provider.id, tab)} onClick={onGone}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
