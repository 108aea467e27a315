import { Checkbox } from '../../src/components/Checkbox/Checkbox.tsx';

export default function LongCheckbox() {
  return (
    <Checkbox
      label="I agree that my profile is shown to the people whom I am introduced to, and to no others"
      error="Read the terms and tick the box to continue to the next step of your application"
      help="You can take this back at any time in the settings of your account."
    />
  );
}
