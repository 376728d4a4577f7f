import type { LinkableProvider } from '@bellbird/contract/people/customer-users';
import { pagesOfRole } from '@bellbird/contract/people/customer-users/rules.ts';
import { PAGES } from '@bellbird/contract/shared/access';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { LinkDraft } from './links.ts';
import css from './ProviderTable.module.css';

const FLAGS = ['canReceiveLeads', 'canReceiveLeadsSms', 'showAsContact'] as const;

type ProviderTableProps = {
  providers: readonly LinkableProvider[];
  drafts: readonly LinkDraft[];
  /** Users cannot change their own access, but what they receive. */
  isOwn: boolean;
  onChange: (draft: LinkDraft) => void;
};

/** Which providers a user looks after, what they receive, and which pages they may manage. */
export function ProviderTable({ providers, drafts, isOwn, onChange }: ProviderTableProps) {
  const { t } = useTranslation('customer-users');
  const [roleId, canManage] = useWatch({ name: ['roleId', 'canManage'] }) as [number, boolean];
  const allowed = pagesOfRole(roleId, canManage);
  return (
    <div className={css.list}>
      {drafts.map((draft) => {
        const provider = providers.find((each) => each.id === draft.providerId);
        if (!provider) return null;
        return (
          <Stack component="fieldset" gap={1} className={css.item} key={draft.providerId} aria-label={provider.name}>
            <Row component="label" gap={2.5} align="start" className={css.check}>
              <Checkbox
                checked={draft.isLinked}
                disabled={isOwn}
                onChange={(event) => onChange({ ...draft, isLinked: event.target.checked })}
              />
              <span>
                <b>{provider.name}</b>
                <small>{provider.categoryName}</small>
              </span>
            </Row>
            {draft.isLinked && (
              <>
                <div className={css.flags}>
                  {FLAGS.map((flag) => (
                    <Row component="label" gap={2.5} align="start" className={css.check} key={flag}>
                      <Checkbox
                        checked={draft[flag]}
                        onChange={(event) => onChange({ ...draft, [flag]: event.target.checked })}
                      />
                      <span>
                        {t(`links.${flag}`)}
                        {flag === 'showAsContact' && <small>{t('links.showAsContactAbout')}</small>}
                        {flag !== 'showAsContact' && draft[flag] && !draft.pages.includes('leads') && (
                          <small>{t('links.needsLeads')}</small>
                        )}
                      </span>
                    </Row>
                  ))}
                </div>
                <p className={css.head}>{t('links.pages')}</p>
                <div className={css.flags} role="group" aria-label={t('links.pages')}>
                  {PAGES.filter((page) => allowed.includes(page)).map((page) => (
                    <Row component="label" gap={2.5} align="start" className={css.check} key={page}>
                      <Checkbox
                        checked={draft.pages.includes(page)}
                        disabled={isOwn}
                        onChange={(event) =>
                          onChange({
                            ...draft,
                            pages: event.target.checked
                              ? [...draft.pages, page]
                              : draft.pages.filter((each) => each !== page),
                          })
                        }
                      />
                      <span>{t(`links.page.${page}`)}</span>
                    </Row>
                  ))}
                </div>
              </>
            )}
          </Stack>
        );
      })}
    </div>
  );
}
