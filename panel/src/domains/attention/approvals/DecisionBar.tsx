import type { Approval } from '@bellbird/contract/attention/approvals';
import { isRequest, isWork } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { Button } from '#ui/Button.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { WORK_PAGES } from './work-pages.ts';
import css from './DecisionBar.module.css';

type DecisionBarProps = {
  approval: Approval;
  onClaim: () => void;
  onReject: () => void;
  onApprove: () => void;
  /** How many small things of the same vendor can be approved with this one. */
  together: number;
  onApproveAll: () => void;
};

/** What can be done with the chosen item, each with its key. What a colleague works on can only be watched. */
export function DecisionBar({ approval, onClaim, onReject, onApprove, together, onApproveAll }: DecisionBarProps) {
  const { t } = useTranslation('approvals');
  const { claim, kind } = approval;
  const isTaken = claim !== null && !claim.isMine;
  const isAsked = isRequest(kind);
  return (
    <Row component="footer" gap={4} justify="between" className={css.bar}>
      <Quiet component="span" className={css.keys}>
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys')}
        </span>{' '}
        <span>
          <Kbd>U</Kbd> {t('undo')}
        </span>
      </Quiet>
      <BottomActions>
        <Button variant="text" disabled={isTaken} onClick={onClaim}>
          {t(claim?.isMine ? 'release' : 'claim')} <Kbd className={css.key}>C</Kbd>
        </Button>
        {together > 1 && (
          <Button disabled={isTaken} onClick={onApproveAll}>
            {t('approveAll', { count: together })}
          </Button>
        )}
        {!isAsked && !isWork(kind) && (
          <Button color="error" disabled={isTaken} onClick={onReject}>
            {t('reject')} <Kbd className={css.key}>R</Kbd>
          </Button>
        )}
        {isWork(kind) ? (
          <PrimaryButton component={Link} to={pathTo(WORK_PAGES[kind].page)} search={WORK_PAGES[kind].search}>
            {t(`work.${kind}`)} <Kbd className={css.key}>A</Kbd>
          </PrimaryButton>
        ) : (
          <PrimaryButton disabled={isTaken} onClick={onApprove}>
            {t(isAsked ? 'markDone' : 'approve')} <Kbd className={css.key}>A</Kbd>
          </PrimaryButton>
        )}
      </BottomActions>
    </Row>
  );
}
