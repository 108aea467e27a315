import { useId, useState } from 'react';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { panel, row, trouble } from './TroublePanel.css.ts';

export interface TroublePanelProps {
  /** Sends another code, or leads to where a number can be entered. */
  onResend: () => void;
  /** A code is being sent. */
  resending?: boolean;
  /** Leads to where a sign-in link is sent from. */
  onEmailLink: () => void;
  liveSupportHref: string;
}

/** 'Trouble Logging In?' and, once asked, the ways out of it. Source: decision A-04. */
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
