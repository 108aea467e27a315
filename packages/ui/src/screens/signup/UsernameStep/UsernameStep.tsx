import {
  UsernameField,
  type UsernameFieldProps,
} from '../../../components/UsernameField/UsernameField.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

type UsernameStepProps = ProfileStepProps &
  Pick<UsernameFieldProps, 'onCheck' | 'onStateChange' | 'currentUsername'>;

/** Source: member §2 (login page flow 5), §4, §5. */
export function UsernameStep({ draft, onEdit, ...field }: UsernameStepProps) {
  return (
    <UsernameField
      {...field}
      label="Username"
      help="Letters, digits and underscores."
      value={draft.username}
      onChange={(username) => onEdit({ username })}
    />
  );
}
