import { matchedOn } from '@perigee/domain/chat';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { middle, portraits } from './Conversation.css.ts';
import type { ConversationProps } from './conversation-props.ts';

type Shown = Pick<ConversationProps, 'match' | 'opener' | 'now' | 'timeZone'>;

interface NewMatchProps extends Shown {
  /** Quotes what the other user wrote. */
  onAnswer: (text: string) => void;
}

/** In place of the messages until the first: the other user, and a reason to write. */
export function NewMatch({ match, opener, now, timeZone, onAnswer }: NewMatchProps) {
  const { name, profileImage } = match.profile;
  return (
    <div className={middle.newMatch}>
      <div>
        <Portrait src={profileImage} alt="" className={portraits.newMatch} />
        {opener === null ? (
          <>
            <Quotation>{matchedOn(new Date(match.matchedAt), now, timeZone)}.</Quotation>
            <Text size="sm" tone="muted" spaceBefore={2}>
              Someone has to say the first word.
            </Text>
          </>
        ) : (
          <>
            <Text size="sm" tone="muted" spaceAfter={2}>
              <OpenerAuthor kind={opener.kind} name={name} />
            </Text>
            <Quotation>{opener.text}</Quotation>
          </>
        )}
        {opener?.kind === 'their-like' && (
          <Text as="div" spaceBefore={4}>
            <Button variant="outline" onClick={() => onAnswer(opener.text)}>
              Answer this
            </Button>
          </Text>
        )}
      </div>
    </div>
  );
}

/** Above the first message: how the conversation began. */
export function Beginning({ match, opener, now, timeZone }: Shown) {
  const { name, profileImage } = match.profile;
  const matched = `${matchedOn(new Date(match.matchedAt), now, timeZone)}.`;
  return (
    <Inline gap={4} wrap={false}>
      <Portrait src={profileImage} alt="" className={portraits.beginning} />
      <div>
        <Text size="sm" tone="muted">
          {matched}
          {opener !== null && (
            <>
              {' '}
              <OpenerAuthor kind={opener.kind} name={name} />:
            </>
          )}
        </Text>
        {opener !== null && (
          <Text as="blockquote" size="lg" tone="strong" leading="snug" quote breakWords dir="auto">
            {opener.text}
          </Text>
        )}
      </div>
    </Inline>
  );
}

function OpenerAuthor({ kind, name }: { kind: 'their-like' | 'own-like'; name: string }) {
  if (kind === 'own-like') return 'With your like you wrote';
  return (
    <>
      With the like <bdi>{name}</bdi> wrote
    </>
  );
}

function Quotation({ children }: { children: ReactNode }) {
  return (
    <Text
      as="blockquote"
      size="xl"
      tone="strong"
      leading="snug"
      measure="sm"
      quote
      balance
      breakWords
      dir="auto"
    >
      {children}
    </Text>
  );
}
