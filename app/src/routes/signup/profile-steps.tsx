import { ProfileStepsFlow, type ProfileStepsFlowProps } from '@perigee/ui/signup';
import { useProfileSteps } from './use-profile-steps.ts';

type ProfileStepsProps = Pick<ProfileStepsFlowProps, 'mayFocus' | 'onDone' | 'onClose'>;

/** The profile steps of the signed-in user, for any frame: a page, or the modal after sign-up. */
export default function ProfileSteps(props: ProfileStepsProps) {
  const steps = useProfileSteps();
  return steps && <ProfileStepsFlow {...steps} {...props} />;
}
