import { Banner } from '../../../components/Banner/Banner.tsx';
import type { DeviceProblem } from '../call-props.ts';
import { deviceProblemTitles } from '../device-problem-titles.ts';

const TEXTS = {
  denied: 'Allow it in your browser, then look again.',
  missing: 'Connect one, then look again. You can also join without it, and listen.',
  busy: 'Close that program, then look again. You can also join without it, and listen.',
  removed: 'Connect it again, then look again. You can also join without it, and listen.',
} as const satisfies Record<DeviceProblem, string>;

/** Why the others would not hear the user, whose picture is shown. */
export function MicrophoneProblem({ problem }: { problem: DeviceProblem }) {
  return (
    <Banner tone="caution" title={deviceProblemTitles.microphone[problem]}>
      {TEXTS[problem]}
    </Banner>
  );
}
