import { profileMessages } from '@perigee/domain/profile';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { consequences } from './AccountPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { deleteWord, deleteNotTyped } = profileMessages;

export interface DeleteAccountProps {
  /** Whether the user is a host, whose events are deleted too. */
  isHost: boolean;
  /** Erases the user and ends the session. */
  onDeleteAccount: () => Promise<void>;
}

/** Deletes the account: lists the consequences, and requires a typed word. Source: member §7. */
export function DeleteAccount({ isHost, onDeleteAccount }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function confirm(): Promise<void | false> {
    if (word.trim().toUpperCase() !== deleteWord) {
      setProblem(deleteNotTyped);
      field.current?.focus();
      return false;
    }
    return onDeleteAccount();
  }

  function forget() {
    setWord('');
    setProblem(undefined);
  }

  return (
    <Deletion>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onExited={forget}
        title="Delete your account?"
        confirmLabel="Delete account"
        tone="danger"
        onConfirm={confirm}
      >
        <ul className={consequences}>
          <li>Your profile, photos, likes, matches and tokens are deleted.</li>
          <li>You lose your place on the waitlist, your membership and your tickets.</li>
          {isHost && (
            <li>The events that you host are deleted. Delete those with paid tickets first.</li>
          )}
          <li>You are signed out everywhere. Your phone, email and username are free again.</li>
        </ul>
        <p>This cannot be undone.</p>
        <Stack spaceBefore={5}>
          <TextField
            ref={field}
            label={`Type ${deleteWord} to confirm`}
            value={word}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem}
            onChange={(event) => {
              setWord(event.target.value);
              setProblem(undefined);
            }}
          />
        </Stack>
      </ConfirmDialog>
    </Deletion>
  );
}

/** Shown while the user is loading. */
export function DeleteAccountSkeleton() {
  return (
    <Deletion>
      <Skeleton shape="block" width={152} height={48} />
    </Deletion>
  );
}

function Deletion({ children }: { children: ReactNode }) {
  return (
    <SettingsSection
      title="Delete account"
      text="Permanently deletes your profile, matches and tickets. To take a break, log out instead."
    >
      {children}
    </SettingsSection>
  );
}
