import { managerMessages, MOST_INVITED_USERS, userIdsIn } from '@perigee/domain/host-portal';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { Panel } from '../Panel.tsx';

export interface InviteUsersPanelProps {
  /** Mails an invitation to these users. Gives the number of users who got one. */
  onInvite: (userIds: number[]) => Promise<number>;
}

const texts = managerMessages.inviteUsers;

function problemOf(userIds: number[] | null): string | undefined {
  if (userIds === null) return texts.invalid;
  if (userIds.length === 0) return texts.missing;
  return userIds.length > MOST_INVITED_USERS ? texts.tooMany(MOST_INVITED_USERS) : undefined;
}

/** Invites users by their IDs. A failure has no toast, but a text at the field. Source: events §2, §8. */
export function InviteUsersPanel({ onInvite }: InviteUsersPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const toasts = useToast();
  const invite = useAsyncAction();

  function submit() {
    const userIds = userIdsIn(text);
    const found = problemOf(userIds);
    setProblem(found);
    if (userIds === null || found !== undefined) {
      field.current?.focus();
      return;
    }
    void invite.run(async () => onInvite(userIds), {
      onDone: (invited) => {
        toasts.success(texts.done(invited), { short: true });
        setText('');
      },
      onError: () => field.current?.focus(),
    });
  }

  return (
    <Panel title={texts.title}>
      <Text size="sm" tone="muted">
        {texts.text}
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={3}>
          <TextField
            ref={field}
            label={texts.userIds}
            help={texts.help}
            placeholder="1021, 1022"
            inputMode="numeric"
            autoComplete="off"
            required
            value={text}
            error={problem ?? invite.error}
            readOnly={invite.busy}
            onChange={({ currentTarget }) => {
              setProblem(undefined);
              invite.clear();
              setText(currentTarget.value);
            }}
          />
          <Button type="submit" variant="outline" size="small" block busy={invite.busy}>
            {texts.action}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
