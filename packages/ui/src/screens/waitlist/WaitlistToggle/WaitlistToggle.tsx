import { useState } from 'react';
import { messages } from '@perigee/domain';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface WaitlistToggleProps {
  /** Whether the viewing admin is on the waitlist. */
  on: boolean;
  /** Saves the state. A rejection's message is shown, and the switch resets. */
  onChange: (on: boolean) => Promise<void>;
}

/** Switches an admin's own waitlist, on the home page that depends on it. Source: member §6, §8. */
export function WaitlistToggle({ on, onChange }: WaitlistToggleProps) {
  const [wanted, setWanted] = useState(on);
  const saving = useToastedAction(messages.failed);
  return (
    <Switch
      label="Waitlist"
      help="Only admins see this switch. On shows you the waitlist as applicants see it."
      checked={saving.busy ? wanted : on}
      busy={saving.busy}
      onChange={({ currentTarget: { checked } }) => {
        setWanted(checked);
        void saving.run(() => onChange(checked));
      }}
    />
  );
}
