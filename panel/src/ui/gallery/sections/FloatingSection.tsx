import Heart from 'lucide-react/icons/heart';
import { Button } from '../../Button.tsx';
import { useConfirm } from '../../confirm/confirm.ts';
import { holdUnsaved } from '../../confirm/unsaved.ts';
import { useMayLeave } from '../../confirm/use-leave.ts';
import { NoticeBar } from '../../notices/NoticeBar.tsx';
import { useNotices } from '../../notices/notices.ts';
import { Row, Specimen } from '../Specimen.tsx';
import css from './FloatingSection.module.css';
import { OverlaySpecimens } from './OverlaySpecimens.tsx';

const nothing = () => undefined;

export function FloatingSection() {
  const notices = useNotices();
  const confirm = useConfirm();
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
      <Specimen name="Notices and questions">
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
        </Row>
      </Specimen>
      <OverlaySpecimens />
      <Specimen name="The bar, for everyone and for prime">
        <Row>
          <div className={css.bar}>Bellbird</div>
          <div className={css.bar} data-prime="">
            Bellbird Prime
          </div>
        </Row>
      </Specimen>
    </>
  );
}
