import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { Page } from '#ui/Page.tsx';
import { Brand } from '../Brand.tsx';
import { HOME_PATH } from '../route-table.ts';
import { TopBarFrame } from '../top-bar/TopBarFrame.tsx';

/** Paying needs quiet: the mark, a way back, and no sidebar or search to wander off with. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { history } = useRouter();
  return (
    <QueryRoot>
      <TopBarFrame>
        <Brand to={HOME_PATH} />
        <Space />
        <Button variant="text" startIcon={<ArrowLeft />} onClick={() => history.back()}>
          {t('back')}
        </Button>
      </TopBarFrame>
      <Page role="main">{children}</Page>
    </QueryRoot>
  );
}

const Space = styled('span')({ flex: 1 });
