import { Progress } from '../../src/components/Progress/Progress.tsx';

export default function LongProgress() {
  return (
    <Progress
      label="Sending an invitation to everybody who was at your last three suppers"
      value={187}
      max={200}
      format={(sent) => `${sent} of 200`}
    />
  );
}
