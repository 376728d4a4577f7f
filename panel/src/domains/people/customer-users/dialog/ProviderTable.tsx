import type { LinkableProvider } from '@bellbird/contract/people/customer-users';
import { pagesOfRole } from '@bellbird/contract/people/customer-users/rules.ts';
import { PAGES } from '@bellbird/contract/shared/access';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import type { LinkDraft } from './links.ts';

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
    <List>
      {drafts.map((draft) => {
        const provider = providers.find((each) => each.id === draft.providerId);
        if (!provider) return null;
        return (
          <Item key={draft.providerId} aria-label={provider.name}>
            <Check>
              <Checkbox
                checked={draft.isLinked}
                disabled={isOwn}
                onChange={(event) => onChange({ ...draft, isLinked: event.target.checked })}
              />
              <span>
                <b>{provider.name}</b>
                <small>{provider.categoryName}</small>
              </span>
            </Check>
            {draft.isLinked && (
              <>
                <Flags>
                  {FLAGS.map((flag) => (
                    <Check key={flag}>
                      <Checkbox
                        checked={draft[flag]}
                        onChange={(event) => onChange({ ...draft, [flag]: event.target.checked })}
                      />
                      <span>{t(`links.${flag}`)}</span>
                    </Check>
                  ))}
                </Flags>
                <Head>{t('links.pages')}</Head>
                <Flags role="group" aria-label={t('links.pages')}>
                  {PAGES.filter((page) => allowed.includes(page)).map((page) => (
                    <Check key={page}>
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
                    </Check>
                  ))}
                </Flags>
              </>
            )}
          </Item>
        );
      })}
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Item = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: '8px 16px',
  border: 0,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Flags = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '0 16px',
  paddingInlineStart: 28,
});

const Head = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  '&&': { margin: '8px 0 0' },
  paddingInlineStart: 28,
}));

const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 40,
  padding: '10px 0',
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));
