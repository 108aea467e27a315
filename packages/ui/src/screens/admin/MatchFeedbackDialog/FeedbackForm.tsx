import { limits } from '@perigee/domain';
import { adminMessages, userPageMessages } from '@perigee/domain/admin';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

interface FeedbackFormProps {
  onAdd: (text: string) => Promise<void>;
}

const texts = userPageMessages.feedbackList;

/** Adds a note; its text is required. Source: admin §5, §8. */
export function FeedbackForm({ onAdd }: FeedbackFormProps) {
  const toasts = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useToastedAction();
  const [text, setText] = useState('');
  const note = text.trim();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (note === '') return;
        void adding.run(() => onAdd(note), {
          onDone: () => {
            toasts.success(adminMessages.feedbackAdded, { short: true });
            setText('');
            // The button is disabled without a text, and would lose the focus.
            field.current?.focus();
          },
        });
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          label={texts.text}
          required
          rows={3}
          maxLength={limits.matchFeedbackLength}
          value={text}
          readOnly={adding.busy}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
        <Inline justify="end">
          <Button type="submit" size="small" busy={adding.busy} disabled={note === ''}>
            {texts.add}
            {note !== '' && <Keys keys="$mod+Enter" aria-hidden />}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
