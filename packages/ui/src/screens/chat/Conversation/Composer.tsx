import { chatLimits, type ChatQuote } from '@perigee/domain/chat';
import { ArrowUp, X } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useMedia } from '../../../hooks/use-media.ts';
import { oneLine } from '../../../theme/one-line.css.ts';
import * as styles from './Composer.css.ts';
import { ComposerNote } from './ComposerNote.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { useTyping } from './use-typing.ts';

export interface ComposerHandle {
  /** Moves the focus to the text, except on touch screens, where that would show the keyboard. */
  focus: () => void;
}

interface ComposerProps extends Pick<
  ConversationProps,
  'match' | 'isOffline' | 'draft' | 'onDraftChange' | 'onSend' | 'onTyping'
> {
  ref?: Ref<ComposerHandle>;
  /** The words that the message answers. */
  quote: ChatQuote | null;
  onQuoteRemove: () => void;
  /** Arrow Up in the empty composer. */
  onArrowUp: () => void;
}

/** The text of the next message. Enter sends it, except on touch screens, where it begins a line. */
export function Composer({
  ref,
  match,
  isOffline,
  draft,
  onDraftChange,
  quote,
  onQuoteRemove,
  onSend,
  onTyping,
  onArrowUp,
}: ComposerProps) {
  const { name } = match.profile;
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const noteId = useId();
  const typing = useTyping(onTyping);

  const text = draft.trim();
  const left = chatLimits.messageLength - text.length;
  const isSendable = text !== '' && left >= 0;

  const focus = () => {
    if (!isTouch) field.current?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));
  // Only when the conversation opens: a later effect would take the focus from another element.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(focus, []);

  const send = () => {
    if (!isSendable) return;
    typing.stop();
    onSend({ text, quote });
    onDraftChange('');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !isTouch) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp' && draft === '') {
      event.preventDefault();
      onArrowUp();
    }
  };

  return (
    <div className={styles.composer}>
      {isOffline && (
        <Stack spaceAfter={3}>
          <Banner tone="caution" title="You are offline" data-says-offline>
            What you write here waits, and goes when you are back.
          </Banner>
        </Stack>
      )}
      {quote !== null && (
        <Grid
          columns="main-aside"
          gap={3}
          align="center"
          spaceAfter={2}
          className={styles.quoteBar}
        >
          <Grid gap={0}>
            <Text as="span" size="xs" tone="muted">
              Answering <bdi>{name}</bdi>
            </Text>
            <Text as="span" tone="strong" className={oneLine} dir="auto">
              {quote.text}
            </Text>
          </Grid>
          <IconButton
            label="Answer without the quote"
            icon={X}
            variant="quiet"
            onClick={() => {
              onQuoteRemove();
              focus();
            }}
          />
        </Grid>
      )}
      <Grid columns="main-aside" gap={2} align="end">
        <div>
          <TextArea
            ref={field}
            label={`Message to ${name}`}
            labelHidden
            className={styles.text}
            rows={1}
            dir="auto"
            placeholder={`Write to ${name}`}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            aria-describedby={noteId}
            value={draft}
            onChange={({ target: { value } }) => {
              onDraftChange(value);
              if (value === '') typing.stop();
              else typing.type();
            }}
            onKeyDown={onKeyDown}
            onBlur={typing.stop}
          />
        </div>
        <IconButton
          label="Send"
          icon={ArrowUp}
          variant="quiet"
          className={styles.sendButton}
          disabled={!isSendable}
          // The text keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            send();
            focus();
          }}
        />
      </Grid>
      <ComposerNote id={noteId} left={left} />
    </div>
  );
}

/** The key belongs to an input method, which uses Enter to accept a word. Safari reports only the code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
