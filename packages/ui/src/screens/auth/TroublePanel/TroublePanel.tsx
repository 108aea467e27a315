import { useId, useState } from 'react';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { panel, row, trouble } from './TroublePanel.css.ts';

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
    <div className={trouble}>
      <TextButton
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Trouble Logging In?
      </TextButton>
      {isOpen && (
        <div id={panelId} className={panel}>
          <div className={row}>
            <span>No code came</span>
            <TextButton busy={resending} onClick={onResend}>
              {resending ? 'Sending' : 'Resend code'}
            </TextButton>
          </div>
          <div className={row}>
            <span>No phone at hand</span>
            <TextButton onClick={onEmailLink}>Email a sign-in link</TextButton>
          </div>
          <div className={row}>
            <span>Something else</span>
            <TextLink standalone newTab href={liveSupportHref}>
              Live Support
            </TextLink>
          </div>
        </div>
      )}
    </div>
  );
}
