import type { ReactNode } from 'react';
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
            <Check checked={draft.isLinked} disabled={isOwn} onCheck={(isLinked) => onChange({ ...draft, isLinked })}>
              <b>{provider.name}</b>
              <small>{provider.categoryName}</small>
            </Check>
            {draft.isLinked && (
              <>
                <div className={css.flags}>
                  {FLAGS.map((flag) => (
                    <Check key={flag} checked={draft[flag]} onCheck={(isOn) => onChange({ ...draft, [flag]: isOn })}>
                      {t(`links.${flag}`)}
                      {flag === 'showAsContact' && <small>{t('links.showAsContactAbout')}</small>}
                      {flag !== 'showAsContact' && draft[flag] && !draft.pages.includes('leads') && (
                        <small>{t('links.needsLeads')}</small>
                      )}
                    </Check>
                  ))}
                </div>
                <p className={css.head}>{t('links.pages')}</p>
                <div className={css.flags} role="group" aria-label={t('links.pages')}>
                  {PAGES.filter((page) => allowed.includes(page)).map((page) => (
                    <Check
                      key={page}
                      checked={draft.pages.includes(page)}
                      disabled={isOwn}
                      onCheck={(isOn) =>
                        onChange({
                          ...draft,
                          pages: isOn ? [...draft.pages, page] : draft.pages.filter((each) => each !== page),
                        })
                      }
                    >
                      {t(`links.page.${page}`)}
                    </Check>
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

type CheckProps = { checked: boolean; disabled?: boolean; onCheck: (isOn: boolean) => void; children: ReactNode };

function Check({ checked, disabled, onCheck, children }: CheckProps) {
  return (
    <Row component="label" gap={2.5} align="start" className={css.check}>
      <Checkbox checked={checked} disabled={disabled} onChange={(event) => onCheck(event.target.checked)} />
      <span>{children}</span>
    </Row>
  );
}
