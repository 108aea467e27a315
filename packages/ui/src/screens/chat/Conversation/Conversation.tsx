import { useRef, useState } from 'react';
import type { ChatQuote } from '@perigee/domain/chat';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { conversation, endNotice, middle } from './Conversation.css.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import type { ConversationProps, LoadedMessages } from './conversation-props.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { MessageList, type MessageListHandle } from './MessageList.tsx';
import { NewMatch } from './NewMatch.tsx';
import { TypingStatus } from './TypingStatus.tsx';

export type {
  ConversationOpener,
  ConversationProps,
  LoadedMessages,
  SentMessage,
} from './conversation-props.ts';

/**
 * The conversation of two users who matched. It fills its container, whose height the page sets: the messages
 * scroll, the rest stays. Source: member §7; its content is assumed.
 */
export function Conversation(props: ConversationProps) {
  const { match, messages, hasEnded, matchesHref } = props;
  return (
    <section className={conversation} aria-label={`Conversation with ${match.profile.name}`}>
      <ConversationHeader {...props} />
      <Loaded
        value={messages}
        skeleton={<ConversationSkeleton />}
        renderError={(failure) => (
          <div className={middle.failure}>
            <ErrorState level={3} title="Messages could not be loaded" {...failure} />
          </div>
        )}
      >
        {(shown) => <LoadedConversation key={match.id} {...props} {...shown} />}
      </Loaded>
      <div aria-live="polite">
        {hasEnded && (
          <div className={endNotice}>
            <Heading level={3} size="xl">
              This match has ended
            </Heading>
            <Text size="sm" tone="muted" spaceBefore={1} spaceAfter={4}>
              You can no longer write to each other.
            </Text>
            <ButtonLink variant="outline" href={matchesHref}>
              Back to matches
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

type LoadedConversationProps = Omit<ConversationProps, 'messages'> & LoadedMessages;

function LoadedConversation(props: LoadedConversationProps) {
  const { match, messages, hasEarlier, hasEnded, isTyping, onRetry, onDiscard, onSend } = props;
  const [quote, setQuote] = useState<ChatQuote | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const list = useRef<MessageListHandle>(null);
  const isNew = messages.length === 0 && !hasEarlier && !hasEnded;
  return (
    <>
      {isNew && quote === null ? (
        <NewMatch
          {...props}
          onAnswer={(text) => {
            setQuote({ authorId: match.profile.id, text });
            composer.current?.focus();
          }}
        />
      ) : (
        <MessageList
          {...props}
          ref={list}
          // The pressed button disappears with the failure of its message.
          onRetry={(id) => {
            onRetry(id);
            composer.current?.focus();
          }}
          onDiscard={(id) => {
            onDiscard(id);
            composer.current?.focus();
          }}
        />
      )}
      <MessageAnnouncer name={match.profile.name} messages={messages} />
      {!hasEnded && (
        <>
          <TypingStatus name={match.profile.name} isTyping={isTyping} />
          <Composer
            {...props}
            ref={composer}
            quote={quote}
            onQuoteRemove={() => setQuote(null)}
            onSend={(message) => {
              onSend(message);
              setQuote(null);
            }}
            onArrowUp={() => list.current?.focusLastFailure()}
          />
        </>
      )}
    </>
  );
}
