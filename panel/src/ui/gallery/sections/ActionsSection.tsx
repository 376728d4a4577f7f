import Columns3 from 'lucide-react/icons/columns-3';
import Ellipsis from 'lucide-react/icons/ellipsis';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Badge } from '../../Badge.tsx';
import { Segmented } from '../../Segmented.tsx';
import { Tabs } from '../../Tabs.tsx';
import { Row, Specimen } from '../Specimen.tsx';
import { Button } from '../../Button.tsx';
import { PrimaryButton } from '../../PrimaryButton.tsx';
import { IconButton } from '../../IconButton.tsx';
import { TextLink } from '../../TextLink.tsx';

export function ActionsSection() {
  const [view, setView] = useState('list');
  const [period, setPeriod] = useState('30');
  const [tab, setTab] = useState('Budget');
  return (
    <>
      <Specimen name="PrimaryButton; Button: outlined, plain, danger">
        <Row>
          <PrimaryButton startIcon={<Plus />}>Add couple</PrimaryButton>
          <Button>View page</Button>
          <Button variant="text">Not now</Button>
          <Button color="error" startIcon={<Trash2 />}>
            Delete photo
          </Button>
          <Button variant="contained" color="error">
            Reject couple
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Button: small, large, loading, disabled">
        <Row>
          <Button size="small">Reply</Button>
          <PrimaryButton size="large">Sign in</PrimaryButton>
          <PrimaryButton loading>Send reply</PrimaryButton>
          <Button disabled>View page</Button>
          <PrimaryButton disabled>Sign in</PrimaryButton>
        </Row>
      </Specimen>
      <Specimen name="Icon button and link">
        <Row>
          <IconButton aria-label="More" icon={Ellipsis} />
          <IconButton size="small" aria-label="Delete" icon={Trash2} />
          <IconButton disabled aria-label="More, not now" icon={Ellipsis} />
          <TextLink href="#actions">Forgot password?</TextLink>
        </Row>
      </Specimen>
      <Specimen name="Segmented">
        <Row>
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'list', label: 'List', icon: <List /> },
              { value: 'board', label: 'Board', icon: <Columns3 /> },
            ]}
          />
          <Segmented
            label="Period"
            size="small"
            value={period}
            onChange={setPeriod}
            options={[
              { value: '30', label: '30 days' },
              { value: '90', label: '90 days' },
              { value: '365', label: 'A year', disabled: true },
            ]}
          />
        </Row>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Parts of the listing"
          values={['General info', 'Budget', 'About', 'Features', 'Contact', 'Questions']}
          value={tab}
          tab={(each, attributes) => (
            <button type="button" {...attributes} disabled={each === 'Questions'} onClick={() => setTab(each)}>
              {each}
              {each === 'Budget' && <Badge count={1} tone="hot" label="1 to fix" />}
            </button>
          )}
        >
          {tab}
        </Tabs>
      </Specimen>
    </>
  );
}
