import { ProfileStepsDialog } from '@perigee/ui/signup';
import { useState } from 'react';
import { useProfileSteps } from './use-profile-steps.ts';

/** The profile steps over the current page, for users who have not completed them. */
export default function CompleteSignupDialog({ onClosed }: { onClosed: () => void }) {
  const steps = useProfileSteps();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    steps && (
      <ProfileStepsDialog
        {...steps}
        open={open}
        title="Your profile"
        onDone={close}
        onClose={close}
        onExited={onClosed}
      />
    )
  );
}
