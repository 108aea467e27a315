import { EDUCATION_LEVELS, withOwnAnswer } from '@perigee/domain/profile';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

/** May be left without an answer. Source: member §2 (login page flow 5), §5, §9. */
export function EducationStep({ draft, onEdit }: ProfileStepProps) {
  return (
    <RadioCards
      label="Education"
      labelHidden
      options={withOwnAnswer(EDUCATION_LEVELS, draft.educationLevel)}
      value={draft.educationLevel}
      onChange={(educationLevel) => onEdit({ educationLevel })}
    />
  );
}
