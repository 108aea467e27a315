import { dateTimeText } from '@perigee/domain';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { Choice } from '../Field/choice.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { accounts as accountsClass, bar, notice } from './DemoFrame.css.ts';
import { DemoClockDialog } from './DemoClockDialog.tsx';
import { DemoMessagesDialog, type DemoMessage } from './DemoMessagesDialog.tsx';

export interface DemoBarProps {
  /** The accounts to use the product with, and the visitor without one. */
  accounts: readonly Choice[];
  /** The account in use; null for an account that was made in the demonstration. */
  account: string | null;
  onAccountChange: (account: string) => void;
  /** The time of the demonstration; null while the product is loading. */
  now: Date | null;
  /** The time zone of the clock, such as 'America/New_York'. */
  timeZone: string;
  onTimeChange: (at: Date) => void;
  /** The texts and mails that the product has sent, the newest first. */
  messages: readonly DemoMessage[];
  /** Opens the link of a message in the product. */
  onOpenLink: (link: string) => void;
  /** Starts again with a new world. */
  onStartAgain: () => Promise<void>;
}

/** The controls of a demonstration. */
export function DemoBar({
  accounts,
  account,
  onAccountChange,
  now,
  timeZone,
  onTimeChange,
  messages,
  onOpenLink,
  onStartAgain,
}: DemoBarProps) {
  const [dialog, setDialog] = useState<'clock' | 'messages' | 'reset' | null>(null);
  const code = messages[0]?.code ?? null;
  const close = () => setDialog(null);
  return (
    <section className={bar} aria-label="Demonstration">
      <Text size="sm" className={notice}>
        <strong>Demonstration</strong>: nothing here is real.
      </Text>
      <div className={accountsClass}>
        <Select
          label="Use Perigee as"
          labelHidden
          size="small"
          options={accounts}
          value={account}
          placeholder="Your own account"
          disabled={now === null}
          onChange={onAccountChange}
        />
      </div>
      <Button
        variant="outline"
        size="small"
        disabled={now === null}
        onClick={() => setDialog('clock')}
      >
        {now === null ? 'Starting…' : dateTimeText(now, timeZone)}
      </Button>
      <Button
        variant="outline"
        size="small"
        disabled={now === null}
        onClick={() => setDialog('messages')}
      >
        {code === null ? 'Messages' : `Code ${code}`}
      </Button>
      <IconButton
        label="Start again"
        icon={RotateCcw}
        variant="quiet"
        disabled={now === null}
        onClick={() => setDialog('reset')}
      />
      {now !== null && (
        <DemoClockDialog
          open={dialog === 'clock'}
          onClose={close}
          now={now}
          onTimeChange={onTimeChange}
        />
      )}
      <DemoMessagesDialog
        open={dialog === 'messages'}
        onClose={close}
        messages={messages}
        timeZone={timeZone}
        onOpenLink={onOpenLink}
      />
      <ConfirmDialog
        open={dialog === 'reset'}
        onOpenChange={close}
        title="Start again?"
        confirmLabel="Start Again"
        tone="danger"
        onConfirm={onStartAgain}
      >
        Everything you did in this demonstration is deleted, and the clock is set to now.
      </ConfirmDialog>
    </section>
  );
}
