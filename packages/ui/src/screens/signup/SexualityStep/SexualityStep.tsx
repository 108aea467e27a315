import { SEXUAL_ORIENTATIONS, withOwnAnswer } from '@perigee/domain/profile';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

/** Source: member §2 (login page flow 5), §9. */
export function SexualityStep({ draft, onEdit }: ProfileStepProps) {
  return (
    <RadioCards
      label="Sexuality"
      labelHidden
      options={withOwnAnswer(SEXUAL_ORIENTATIONS, draft.sexualOrientation)}
      value={draft.sexualOrientation}
      onChange={(sexualOrientation) => onEdit({ sexualOrientation })}
    />
  );
}
