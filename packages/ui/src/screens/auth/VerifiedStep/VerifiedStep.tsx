import { useEffect, useEffectEvent } from 'react';
import { limits, messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { VerifiedOrbit } from '../../../components/Orbit/VerifiedOrbit.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StepPlace } from '../../../components/StepFrame/StepPlace.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface VerifiedStepProps {
  /** Called after 1.5 s. A rejection's message is shown, with a retry button. */
  onContinue: () => Promise<void>;
  mayFocus: boolean;
}

/** Confirms the right code. Visible for 1.5 s, and until the next view is ready. Source: member §4. */
export function VerifiedStep({ onContinue, mayFocus }: VerifiedStepProps) {
  const request = useToastedAction();
  const goOn = useEffectEvent(() => void request.run(onContinue));

  useEffect(() => {
    const timer = setTimeout(() => goOn(), limits.verifiedMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StepPlace of="message">
      <Stack gap={6} align="center" justify="center">
        <VerifiedOrbit />
        <Heading level={2} size="2xl" align="center" takesFocus={mayFocus}>
          {messages.code.verified}
        </Heading>
        {request.state.status === 'error' && (
          <Button variant="outline" onClick={() => void request.run(onContinue)}>
            Try again
          </Button>
        )}
      </Stack>
    </StepPlace>
  );
}
