import {
  FURTHER_GENDERS,
  genderGroup,
  GENDERS,
  namedGender,
  OTHER_GENDER,
  withOwnAnswer,
} from '@perigee/domain/profile';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

/** Man, woman, or one of about sixty others behind 'More'. Source: member §2, §3, §5. */
export function AboutMeStep({ draft, onEdit }: ProfileStepProps) {
  const group = genderGroup(draft.gender);
  const named = namedGender(draft.gender);
  return (
    <>
      <RadioCards
        label="Gender"
        labelHidden
        options={GENDERS}
        value={group}
        onChange={(gender) => onEdit({ gender })}
      />
      {group === OTHER_GENDER && (
        <Select
          label="More genders"
          options={withOwnAnswer(FURTHER_GENDERS, named)}
          value={named}
          onChange={(gender) => onEdit({ gender })}
        />
      )}
    </>
  );
}
