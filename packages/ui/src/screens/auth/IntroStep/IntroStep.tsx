import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { IntroOrbit } from '../../../components/Orbit/IntroOrbit.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { action } from '../../../components/StepFrame/StepFrame.css.ts';
import { TermsLinks, type Terms } from '../TermsLinks/TermsLinks.tsx';
import { TroublePanel } from '../TroublePanel/TroublePanel.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface IntroStepProps {
  onContinue: () => void;
  /** Sends a code to the previously entered number. Null without one. */
  onResend: (() => Promise<void>) | null;
  onResent: () => void;
  onEmailLink: () => void;
  /** Leaves the flow. */
  onBack: () => void;
  terms: Terms;
  liveSupportHref: string;
  /** Address of the host sign-in, if it can be reached from here. */
  hostSignInHref?: string;
  mayFocus: boolean;
}

/** The first view of the sign-in. Source: member §2 (login page flow 1). */
export function IntroStep({
  onContinue,
  onResend,
  onResent,
  onEmailLink,
  onBack,
  terms,
  liveSupportHref,
  hostSignInHref,
  mayFocus,
}: IntroStepProps) {
  const resend = useToastedAction();
  return (
    <StepFrame
      title="Get Started"
      drawing={
        <Stack align="start" spaceAfter={6}>
          <IntroOrbit align="start" />
        </Stack>
      }
      onBack={onBack}
      mayFocus={mayFocus}
    >
      <Button block className={action} onClick={onContinue}>
        Continue with Phone Number
      </Button>
      <Stack gap={1} spaceBefore={5}>
        <TermsLinks {...terms} />
        <TroublePanel
          onResend={() => {
            if (onResend === null) onContinue();
            else void resend.run(onResend, { onDone: onResent });
          }}
          resending={resend.busy}
          onEmailLink={onEmailLink}
          liveSupportHref={liveSupportHref}
        />
        {hostSignInHref !== undefined && (
          <Text size="sm" leading="loose" tone="muted">
            Are you a host? <TextLink href={hostSignInHref}>Host Sign In</TextLink>
          </Text>
        )}
      </Stack>
    </StepFrame>
  );
}
