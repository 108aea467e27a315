import { useEffect, useEffectEvent, useState } from 'react';
import { fieldMessages, limits } from '@perigee/domain';
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
  const [hasFailed, setHasFailed] = useState(false);
  const goOn = () => void request.run(onContinue, { onError: () => setHasFailed(true) });
  const goOnAfterMoment = useEffectEvent(goOn);

  useEffect(() => {
    const timer = setTimeout(() => goOnAfterMoment(), limits.verifiedMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StepPlace of="message">
      <Stack gap={6} align="center" justify="center">
        <VerifiedOrbit />
        <Heading level={2} size="2xl" align="center" takesFocus={mayFocus}>
          {fieldMessages.code.verified}
        </Heading>
        {hasFailed && (
          <Button variant="outline" busy={request.state.status !== 'error'} onClick={goOn}>
            Try again
          </Button>
        )}
      </Stack>
    </StepPlace>
  );
}
