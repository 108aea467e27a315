import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame.tsx';

const LONG = 'Applicant: Wilhelmina-Alexandra von Hohenzollern-Sigmaringen of the Upper Valley';
const NOW = new Date('2026-12-30T23:59:00Z');

export default function LongDemoFrame() {
  return (
    <DemoFrame
      src="about:blank"
      otherPage={null}
      accounts={[{ value: 'applicant', label: LONG }]}
      account="applicant"
      onAccountChange={() => undefined}
      now={NOW}
      timeZone="UTC"
      onTimeChange={() => undefined}
      messages={[{ id: 1, to: LONG, text: LONG, code: '066567', link: null, sentAt: NOW }]}
      onOpenLink={() => undefined}
      onStartAgain={async () => undefined}
    />
  );
}
