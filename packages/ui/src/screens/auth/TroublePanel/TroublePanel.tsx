import { useId, useState } from 'react';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { panel, row } from './TroublePanel.css.ts';

export interface TroublePanelProps {
  /** Sends another code, or opens the step for the number. */
  onResend: () => void;
  /** A request for a code is pending. */
  resending?: boolean;
  /** Opens the step that sends a sign-in link. */
  onEmailLink: () => void;
  liveSupportHref: string;
}

/** 'Trouble Logging In?' and, after a press, the alternatives. Source: decision A-04. */
export function TroublePanel({
  onResend,
  resending = false,
  onEmailLink,
  liveSupportHref,
}: TroublePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <Text as="div" size="sm" leading="loose">
      <TextButton
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Trouble Logging In?
      </TextButton>
      {isOpen && (
        <Text as="div" tone="muted" id={panelId} className={panel}>
          <Inline justify="between" gap={4} rowGap={0} className={row}>
            <span>No code came</span>
            <TextButton busy={resending} onClick={onResend}>
              {resending ? 'Sending' : 'Resend code'}
            </TextButton>
          </Inline>
          <Inline justify="between" gap={4} rowGap={0} className={row}>
            <span>No phone at hand</span>
            <TextButton onClick={onEmailLink}>Email a sign-in link</TextButton>
          </Inline>
          <Inline justify="between" gap={4} rowGap={0} className={row}>
            <span>Something else</span>
            <TextLink standalone newTab href={liveSupportHref}>
              Live Support
            </TextLink>
          </Inline>
        </Text>
      )}
    </Text>
  );
}
