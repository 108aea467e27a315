import { limits } from '@perigee/domain';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

/** All three answers are required. Source: member §2 (login page flow 5), §5. */
export function OccupationStep({ draft, onEdit }: ProfileStepProps) {
  return (
    <>
      <TextField
        label="Role"
        autoComplete="organization-title"
        maxLength={limits.profileTextLength}
        value={draft.occupation}
        onChange={(event) => onEdit({ occupation: event.target.value })}
      />
      <TextField
        label="Company"
        autoComplete="organization"
        maxLength={limits.profileTextLength}
        value={draft.company}
        onChange={(event) => onEdit({ company: event.target.value })}
      />
      <TextField
        label="Industry"
        maxLength={limits.profileTextLength}
        value={draft.industry}
        onChange={(event) => onEdit({ industry: event.target.value })}
      />
    </>
  );
}
