import { messages } from '@perigee/domain';
import { Switch } from '../../src/components/Switch/Switch.tsx';

export default function LongSwitch() {
  return (
    <Switch
      label="Show the waitlist to all visitors who come here without having been accepted"
      error={messages.failed}
    />
  );
}
