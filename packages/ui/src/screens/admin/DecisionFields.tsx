import type { WaitlistUser } from '@perigee/api';
import {
  adminWaitlistMessages,
  draftedHNum,
  FOUNDING_MEMBER,
  H_NUMBERS,
  isFoundingMember,
  lacksHNum,
  type WaitlistDraft,
} from '@perigee/domain/admin';
import {
  decisionNeedsHNum,
  WAITLIST_STATUS_LABELS,
  type WaitlistStatus,
} from '@perigee/domain/waitlist';
import { useId, type ReactNode } from 'react';
import { chip, chips } from '../../components/ChipGroup/ChipGroup.css.ts';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../../components/Field/ChoiceGroup.tsx';
import { Keys } from '../../components/KeyboardShortcuts/Keys.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { hNumber, hNumbers, chipKeys } from './DecisionFields.css.ts';
import { DECISION_KEYS, FOUNDING_KEY } from './decision-keys.ts';

const texts = adminWaitlistMessages;

export interface DecisionFieldsProps {
  applicant: WaitlistUser;
  /** The decisions that the applicant's status allows. */
  decisions: readonly WaitlistStatus[];
  draft: WaitlistDraft;
  onChange: (fields: WaitlistDraft) => void;
}

/** The decision, the H# and the founding membership of one applicant. Source: admin §4. */
export function DecisionFields({ applicant, decisions, draft, onChange }: DecisionFieldsProps) {
  const lacks = lacksHNum(applicant, draft);
  const { waitlistStatus: to } = draft;
  const isRequired = to !== undefined && decisionNeedsHNum(applicant.waitlistStatus, to);
  return (
    <>
      <OneOrNone
        label={texts.dialog.decision}
        className={chips}
        options={decisions}
        value={draft.waitlistStatus}
        onChange={(waitlistStatus) => onChange({ waitlistStatus })}
        optionClassName={chip}
        renderOption={(status) => (
          <>
            {WAITLIST_STATUS_LABELS[status]}
            <Keys className={chipKeys} keys={DECISION_KEYS[status] ?? ''} aria-hidden="true" />
          </>
        )}
      />
      <OneOrNone
        label={isRequired ? texts.heads.hNum : texts.hNumOptional}
        className={hNumbers}
        error={lacks ? texts.chooseHNum : undefined}
        options={H_NUMBERS}
        value={draftedHNum(applicant, draft) ?? undefined}
        onChange={(hNum) => onChange({ hNum })}
        optionClassName={hNumber}
        renderOption={(number) => number}
      />
      <Checkbox
        label={
          <>
            {texts.foundingMember}{' '}
            <Keys className={chipKeys} keys={FOUNDING_KEY} aria-hidden="true" />
          </>
        }
        checked={isFoundingMember(applicant, draft)}
        disabled={isFoundingMember(applicant, {})}
        onChange={({ target }) =>
          onChange({ membershipType: target.checked ? FOUNDING_MEMBER : undefined })
        }
      />
    </>
  );
}

interface OneOrNoneProps<Value extends string | number> {
  label: string;
  className: string;
  optionClassName: string;
  options: readonly Value[];
  value: Value | undefined;
  /** Called with `undefined` for a press on the chosen option, which takes the choice back. */
  onChange: (value: Value | undefined) => void;
  renderOption: (value: Value) => ReactNode;
  error?: string;
}

/** Radio buttons whose choice can be taken back. */
function OneOrNone<Value extends string | number>({
  label,
  className,
  optionClassName,
  options,
  value,
  onChange,
  renderOption,
  error,
}: OneOrNoneProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup label={label} className={className} error={error}>
      {options.map((option) => (
        <label key={option} className={optionClassName}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            onClick={() => option === value && onChange(undefined)}
          />
          {renderOption(option)}
        </label>
      ))}
    </ChoiceGroup>
  );
}
