import type { Template } from '@bellbird/contract/couples/templates';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { pickTemplatesOptions } from '../messages.queries.ts';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './TemplatePicker.module.css';

type TemplatePickerProps = { anchor: HTMLElement; composer: ComposerState; onClose: () => void };

/** The templates as this couple would read them; the default one is open. */
export function TemplatePicker({ anchor, composer, onClose }: TemplatePickerProps) {
  const { t } = useTranslation('message-tools');
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
    anchor.focus();
    void composer.postTemplate(template);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      above
      align="end"
      aria-label={t('template.title')}
      disableRestoreFocus
    >
      <div className={css.box}>
        {(all.length > 3 || typed !== '') && (
          <div className={css.find}>
            <Input
              fullWidth
              value={typed}
              placeholder={t('template.search')}
              start={<Search aria-hidden />}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={t('template.search')}
              type="search"
              maxLength={80}
            />
          </div>
        )}
        {templates.isPending && <Waiting />}
        {templates.isLoadingError && (
          <Stack gap={3} align="start" className={css.hint} role="alert">
            {t('template.failed')}
          </Stack>
        )}
        {templates.isSuccess && all.length === 0 && (
          <Stack gap={3} align="start" className={css.hint}>
            <p>{t(typed ? 'template.noneFound' : 'template.none')}</p>
            {!typed && (
              <Button size="small" component={Link} to={pathTo('mailTemplates')}>
                {t('template.write')}
              </Button>
            )}
          </Stack>
        )}
        <Stack component="ul" divided>
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
        </Stack>
      </div>
    </Popover>
  );
}

function Waiting() {
  const { t } = useTranslation('message-tools');
  return (
    <Stack gap={3} align="start" className={css.hint} role="status" aria-label={t('template.loading')}>
      <Skeleton variant="rounded" height={20} width="50%" />
      <Skeleton variant="rounded" height={96} />
    </Stack>
  );
}
