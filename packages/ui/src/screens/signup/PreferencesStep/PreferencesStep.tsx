import { PREFERRED_GENDERS, preferredGendersAfter, withOwnAnswer } from '@perigee/domain/profile';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

/** Source: member §2 (login page flow 5), §5, §9. */
export function PreferencesStep({ draft, onEdit }: ProfileStepProps) {
  return (
    <ChipGroup
      label="Looking for"
      labelHidden
      multiple
      options={withOwnAnswer(PREFERRED_GENDERS, draft.genders)}
      value={draft.genders}
      onChange={(genders) => onEdit({ genders: preferredGendersAfter(draft.genders, genders) })}
    />
  );
}
