import type { Template } from '@bellbird/contract/couples/templates';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUser } from '#platform/session/use-session.ts';
import { pickTemplatesOptions } from '../messages.queries.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { ComposerState } from './use-composer.ts';

type TemplatePickerProps = { anchor: HTMLElement; composer: ComposerState; onClose: () => void };

/** The templates as this couple would read them; the default one is open. */
export function TemplatePicker({ anchor, composer, onClose }: TemplatePickerProps) {
  const { t } = useTranslation('messages');
  const user = useUser();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const templates = useQuery(pickTemplatesOptions(user?.customerId ?? 0, query));
  const [chosen, setChosen] = useState<number>();
  const all = templates.data ?? [];
  const openId = all.some(({ id }) => id === chosen) ? chosen : all[0]?.id;

  const insert = (template: Template) => {
    if (composer.insertTemplate(template)) onClose();
  };
  const send = (template: Template) => {
    onClose();
    void composer.postTemplate(template);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('template.title') } }}
      disableRestoreFocus
    >
      <Box>
        {(all.length > 3 || typed !== '') && (
          <Find>
            <InputBase
              fullWidth
              value={typed}
              placeholder={t('template.search')}
              startAdornment={<Search aria-hidden />}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ input: { 'aria-label': t('template.search'), type: 'search', maxLength: 80 } }}
            />
          </Find>
        )}
        {templates.isPending && <Waiting />}
        {templates.isError && <Hint role="alert">{t('template.failed')}</Hint>}
        {templates.isSuccess && all.length === 0 && (
          <Hint>
            <p>{t(typed ? 'template.noneFound' : 'template.none')}</p>
            {!typed && (
              <Button size="small" component={Link} to={pathTo('mailTemplates')}>
                {t('template.write')}
              </Button>
            )}
          </Hint>
        )}
        <List>
          {all.map((template) => (
            <TemplateChoice
              key={template.id}
              template={template}
              values={composer.values}
              isOpen={template.id === openId}
              canSend={composer.isEmpty}
              onOpen={() => setChosen(template.id)}
              onInsert={() => insert(template)}
              onSend={() => send(template)}
            />
          ))}
        </List>
      </Box>
    </Popover>
  );
}

function Waiting() {
  const { t } = useTranslation('messages');
  return (
    <Hint role="status" aria-label={t('template.loading')}>
      <Skeleton variant="rounded" height={20} width="50%" />
      <Skeleton variant="rounded" height={96} />
    </Hint>
  );
}

const Box = styled('div')({
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: 'min(560px, 76dvh)',
  overflowY: 'auto',
});

const Find = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: 12,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled('ul')({ listStyle: 'none' });

const Hint = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 20,
  color: theme.vars.palette.text.secondary,
  '& > span': { width: '100%' },
}));
