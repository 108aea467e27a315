import { limits } from '@perigee/domain';
import {
  adminWaitlistMessages,
  lacksHNum,
  tickedDecision,
  type WaitlistTab,
} from '@perigee/domain/admin';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { useHeldDecision } from '../../../hooks/use-held-decision.ts';
import { reason, saveBar } from './ApplicantTable.css.ts';
import type { DraftEntry } from './draft-store.ts';
import { useTicked } from './use-drafts.ts';

const texts = adminWaitlistMessages;
const SAVE_KEYS = '$mod+Enter';

interface SaveBarProps {
  /** The status whose ticked applicants it is about. */
  status: string;
  onSave: (entries: readonly DraftEntry[]) => Promise<void>;
}

const decisionOf = ({ draft }: DraftEntry) => draft.waitlistStatus;

/** The drafts of the ticked applicants, and what is missing. Where a row can only be approved, its number says all. */
export function TickedSummary({ tab }: { tab: WaitlistTab }) {
  const ticked = useTicked(tab);
  const { lacking } = stateOf(ticked);
  const taken = ticked.map(decisionOf).filter((decision) => decision !== undefined);
  const summary = [
    ...(tickedDecision(tab) === 'yes' ? [] : [texts.summary(taken)]),
    ...(lacking > 0 ? [texts.withoutHNum(lacking)] : []),
  ].join('; ');
  if (summary === '') return null;
  return (
    <Text as="span" size="sm" tone="muted">
      {summary}
    </Text>
  );
}

/** Saves the drafts. */
export function SaveBar({ status, onSave }: SaveBarProps) {
  const ticked = useTicked(status);
  const { isBusy, lacking } = stateOf(ticked);
  const isBlocked = lacking > 0;
  const save = () => {
    if (!isBusy && !isBlocked) void onSave(ticked);
  };
  useShortcuts(texts.keys.list, [{ keys: SAVE_KEYS, label: texts.keys.save, onPress: save }]);
  return (
    <div className={saveBar}>
      {isBlocked && <span className={reason}>{texts.withoutHNum(lacking)}</span>}
      <Button size="small" busy={isBusy} disabled={isBlocked} onClick={save}>
        {texts.save(ticked.length)} <Keys keys={SAVE_KEYS} aria-hidden="true" />
      </Button>
    </div>
  );
}

interface ApproveBarProps extends SaveBarProps {
  /** The time in which it can be undone, in milliseconds. */
  undoMs?: number;
}

/** Approves the ticked applicants, after a moment in which it can be undone. Source: admin §4, §9. */
export function ApproveBar({ status, onSave, undoMs = limits.bulkApproveMs }: ApproveBarProps) {
  const ticked = useTicked(status);
  const { isBusy, lacking } = stateOf(ticked);
  const isBlocked = lacking > 0;
  const { held, hold, undo } = useHeldDecision(onSave, undoMs);
  const approve = () => {
    if (!isBusy && !isBlocked && held === null) hold(ticked);
  };
  useShortcuts(texts.keys.list, [
    { keys: SAVE_KEYS, label: texts.approve, onPress: approve },
    ...(held === null ? [] : [{ keys: 'Escape', label: texts.undo, onPress: undo }]),
  ]);
  return (
    <div className={saveBar}>
      {isBlocked && <span className={reason}>{texts.withoutHNum(lacking)}</span>}
      {held !== null && (
        <>
          <Text as="output" size="sm">
            {texts.approving(held.map(({ applicant }) => applicant.name))}
          </Text>
          <Button size="small" variant="quiet" onClick={undo}>
            <Icon icon={Undo2} />
            {texts.undo} <Keys keys="Escape" aria-hidden="true" />
          </Button>
        </>
      )}
      <Button size="small" busy={isBusy || held !== null} disabled={isBlocked} onClick={approve}>
        {texts.approve}
      </Button>
    </div>
  );
}

const stateOf = (ticked: readonly DraftEntry[]) => ({
  isBusy: ticked.some(({ isSaving }) => isSaving),
  lacking: ticked.filter(({ applicant, draft }) => lacksHNum(applicant, draft)).length,
});
