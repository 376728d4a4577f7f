import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Crown from 'lucide-react/icons/crown';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useConfirm } from '../../confirm/confirm.ts';
import { holdUnsaved } from '../../confirm/unsaved.ts';
import { useMayLeave } from '../../confirm/use-leave.ts';
import { NoticeBar } from '../../notices/NoticeBar.tsx';
import { useNotices } from '../../notices/notices.ts';
import { Row, Specimen } from '../Specimen.tsx';

const nothing = () => undefined;

export function FloatingSection() {
  const notices = useNotices();
  const confirm = useConfirm();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayLeave = useMayLeave();

  const askToReject = async () => {
    const yes = await confirm({
      title: 'Reject Georgia & Sam?',
      text: 'They get a kind message from us. This cannot be undone.',
      confirm: 'Reject couple',
      danger: true,
    });
    if (yes) notices.error('Georgia & Sam were rejected');
  };

  const askToLeave = async () => {
    const release = holdUnsaved();
    await mayLeave();
    release();
  };

  return (
    <>
      <Specimen name="Notice bars">
        <Row>
          <NoticeBar
            kind="success"
            text="Georgia & Sam moved to Offer made"
            action={{ label: 'Undo', onClick: nothing }}
            onClose={nothing}
          />
          <NoticeBar
            kind="error"
            text="Your message has not been sent"
            action={{ label: 'Retry', onClick: nothing }}
            onClose={nothing}
          />
        </Row>
      </Specimen>
      <Specimen name="Try them">
        <Row>
          <Button onClick={() => notices.success('Your changes are saved', { label: 'Undo', onClick: nothing })}>
            Success notice
          </Button>
          <Button onClick={() => notices.error('Sorry.. there was an error')}>Error notice</Button>
          <Button
            onClick={() =>
              notices.news({
                icon: <Heart />,
                tone: 'primary',
                title: 'New request from Layla Haddad',
                text: 'For 24.04.2027 · open the request',
                href: '#floating',
                onFollow: nothing,
              })
            }
          >
            News
          </Button>
          <Button onClick={() => void askToReject()}>Confirm</Button>
          <Button onClick={() => void askToLeave()}>Unsaved changes</Button>
          <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
            Menu
          </Button>
          <Tooltip describeChild title="24 photos, 3 waiting for approval">
            <Button>Tooltip</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="The bar, for everyone and for prime">
        <Row>
          <BarSample>Bellbird</BarSample>
          <BarSample data-prime="">Bellbird Prime</BarSample>
        </Row>
      </Specimen>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem>
          <Settings />
          Settings
        </MenuItem>
        <MenuItem selected>
          <Crown />
          Product info
        </MenuItem>
        <MenuItem>
          <LogOut />
          Exit
        </MenuItem>
      </Menu>
    </>
  );
}

const BarSample = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  padding: '20px 24px',
  border: `1px solid ${theme.vars.palette.bar.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.bar.main,
  color: theme.vars.palette.bar.on,
}));
