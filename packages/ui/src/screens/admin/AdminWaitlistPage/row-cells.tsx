import type { WaitlistUser } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import {
  adminWaitlistMessages,
  draftedHNum,
  FOUNDING_MEMBER,
  H_NUMBERS,
  isFoundingMember,
  isTicked,
  lacksHNum,
} from '@perigee/domain/admin';
import {
  MEMBERSHIP_TYPE_LABELS,
  openDecisions,
  WAITLIST_STATUS_LABELS,
  type MembershipType,
} from '@perigee/domain/waitlist';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { SelectBox } from '../../../components/DataTable/SelectBox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { PersonInRow, PersonInRowSkeleton } from '../PersonInRow.tsx';
import {
  chosen,
  factLabel,
  founding,
  hNumField,
  name as nameClass,
  picture,
  rowProblem,
  selectSkeleton,
  username as usernameClass,
  yesNo,
} from './ApplicantTable.css.ts';
import { useDraft, useDraftChange, useDraftPart } from './use-drafts.ts';

const texts = adminWaitlistMessages;

/** The picture and the names of an applicant. The name opens what Enter opens. */
export function PersonCell({
  applicant,
  onOpen,
}: {
  applicant: WaitlistUser;
  onOpen: (applicant: WaitlistUser) => void;
}) {
  const { name, username, profileImage } = applicant;
  return (
    <PersonInRow
      picture={<Avatar decorative name={name} src={profileImage} size={32} className={picture} />}
      name={
        // Not a tab stop: Enter on the row does the same.
        <button type="button" tabIndex={-1} className={nameClass} onClick={() => onOpen(applicant)}>
          <bdi>{name}</bdi>
        </button>
      }
      below={username !== null && <bdi className={usernameClass}>@{username}</bdi>}
    />
  );
}

export const personSkeleton = (
  <PersonInRowSkeleton pictureClass={picture} nameClass={nameClass} belowClass={usernameClass} />
);

export const controlSkeleton = <Skeleton shape="block" className={selectSkeleton} />;

/** Gold is for founding members only. */
const isPrecious = (type: MembershipType) => type.startsWith('founding');

export function MembershipCell({ type }: { type: MembershipType }) {
  const label = labelOf(MEMBERSHIP_TYPE_LABELS, type);
  if (type === 'general') return <span>{label}</span>;
  return <Badge tone={isPrecious(type) ? 'precious' : 'neutral'}>{label}</Badge>;
}

/** Whether a step of the application is done. Its name shows only where rows are cards. */
export function YesNoCell({ fact, isDone }: { fact: string; isDone: boolean }) {
  const text = isDone ? texts.yes(fact) : texts.no(fact);
  return (
    <span className={yesNo} title={text}>
      <span className={factLabel} aria-hidden="true">
        {fact}
      </span>
      <Icon icon={isDone ? Check : Minus} tone={isDone ? 'positive' : 'muted'} />
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}

const H_OPTIONS = H_NUMBERS.map((number) => ({ value: number, label: String(number) }));

/** The value of the option that takes the choice back, where the applicant has no H# yet. */
const NO_H_NUM = 0;
const H_OPTIONS_AND_NONE = [{ value: NO_H_NUM, label: texts.noHNum }, ...H_OPTIONS];

export function HNumCell({ applicant }: { applicant: WaitlistUser }) {
  const drafted = useDraftPart(applicant, ({ draft }) => draft.hNum);
  const isLacking = useDraftPart(applicant, ({ draft }) => lacksHNum(applicant, draft));
  const isSaving = useDraftPart(applicant, (entry) => entry.isSaving);
  const change = useDraftChange(applicant);
  const saved = applicant.hNum ?? NO_H_NUM;
  return (
    <div className={hNumField}>
      <Select
        size="small"
        label={texts.hNumOf(applicant.name)}
        labelHidden
        placeholder={texts.heads.hNum}
        options={saved === NO_H_NUM ? H_OPTIONS_AND_NONE : H_OPTIONS}
        value={draftedHNum(applicant, { hNum: drafted })}
        disabled={isSaving}
        {...(drafted !== undefined && { className: chosen })}
        {...(isLacking && { error: texts.chooseHNum })}
        onChange={(hNum) => change({ hNum: hNum === saved ? undefined : hNum })}
      />
    </div>
  );
}

export function FoundingCell({ applicant }: { applicant: WaitlistUser }) {
  const isFounding = useDraftPart(applicant, ({ draft }) => isFoundingMember(applicant, draft));
  const isSaving = useDraftPart(applicant, (entry) => entry.isSaving);
  const change = useDraftChange(applicant);
  return (
    <span className={founding}>
      <SelectBox
        label={texts.foundingOf(applicant.name)}
        checked={isFounding}
        disabled={isSaving || isFoundingMember(applicant, {})}
        onChange={() => change({ membershipType: isFounding ? undefined : FOUNDING_MEMBER })}
      />
    </span>
  );
}

/** The decision on an applicant: first their status, which takes the decision back. */
export function DecisionCell({ applicant }: { applicant: WaitlistUser }) {
  const { draft, isSaving, problem, change } = useDraft(applicant);
  const { name, waitlistStatus: status } = applicant;
  const options = useMemo(
    () =>
      [status, ...openDecisions(status)].map((value) => ({
        value,
        label: labelOf(WAITLIST_STATUS_LABELS, value),
      })),
    [status],
  );
  const reason = lacksHNum(applicant, draft) ? texts.chooseHNum : problem;
  return (
    <>
      <Select
        size="small"
        label={texts.decisionOf(name)}
        labelHidden
        options={options}
        value={draft.waitlistStatus ?? status}
        disabled={isSaving}
        {...(isTicked(applicant, draft) && { className: chosen })}
        onChange={(value) => change({ waitlistStatus: value === status ? undefined : value })}
      />
      <RowProblem text={reason} />
    </>
  );
}

/** In place of the decision, where rows are only ticked: what a tick means. Source: admin §4. */
export function ApprovalCell({ applicant }: { applicant: WaitlistUser }) {
  const { draft, problem } = useDraft(applicant);
  if (lacksHNum(applicant, draft)) return <RowProblem text={texts.chooseHNum} />;
  if (problem !== undefined) return <RowProblem text={problem} />;
  const { waitlistStatus: status } = draft;
  return status === undefined ? null : <span>{WAITLIST_STATUS_LABELS[status]}</span>;
}

function RowProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className={rowProblem}>
      <Icon icon={TriangleAlert} />
      {text}
    </span>
  );
}
