import { messages } from '@perigee/domain';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { loading, ready } from '../../../loadable.ts';
import { Conversation } from '../Conversation/Conversation.tsx';
import { now as conversationNow, ownWords, viewerId, withNoor } from '../story-data.ts';
import { MatchesPage, type MatchRow } from './MatchesPage.tsx';
import {
  conversations,
  longTexts,
  manyConversations,
  manyNewMatches,
  newMatches,
  noorRow,
  now,
  timeZone,
} from './story-data.ts';

/** In the place of a conversation, for tests that close it. */
function ClosableConversation({ onBack }: { onBack: () => void }) {
  return (
    <section aria-label="Conversation with Noor" style={{ padding: 24 }}>
      <Heading level={2}>Noor, 31</Heading>
      <TextButton onClick={onBack}>Back to matches</TextButton>
    </section>
  );
}

const meta = preview.meta({
  title: 'Screens/Chat/Matches',
  component: MatchesPage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/matches' } },
  decorators: [onSite],
  args: {
    matches: ready([...conversations, ...newMatches]),
    openMatchId: null,
    conversationHref: ({ id }) => `/matches/${id}`,
    now,
    timeZone,
    forYouHref: '/likes/for-you',
  },
});

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const linksOf = (canvas: Canvas, list: string) =>
  within(canvas.getByRole('list', { name: list })).getAllByRole('link');

/** The visible text of a row, and what screen readers add to it. */
const textsOf = (canvas: Canvas, list: string) =>
  linksOf(canvas, list).map(({ textContent }) => textContent);

/** Beside it, in a wide window, the place of the conversation is free. */
export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Noor/ })).toHaveAttribute(
      'href',
      '/matches/1034',
    );
  },
});

Default.test('sorts both groups by what happened last', async ({ canvas }) => {
  await expect(textsOf(canvas, 'New')).toEqual([
    'Mateo, not opened yet',
    'Anouk, not opened yet',
    'Ravi',
  ]);
  await expect(textsOf(canvas, 'Conversations')).toEqual([
    'Noor6:40 PMYou: Saturday at four. I will bring two, in case the jury drops hers.',
    'Thea5:12 PMThe early one, then. I will find us the bad seats.22 unread messages',
    'JonasYesterdayYou: Thursday works',
    'MaryamMondayوصلت! الشاي جاهز',
    'DarioSundayNot sent',
    'LeilaWed 2 DecIt was the rain, I think',
    'Samuel30 Dec 2025The boat floats. More or less.',
  ]);
});

Default.test('names what a screen reader says of a row', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Thea\b.* 2 unread messages$/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Mateo ?, not opened yet$/ })).toBeVisible();
});

Default.test(
  'offers the conversations in a wide window',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
    await expect(canvas.getByText('Or say hello to someone new.')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
);

Default.test(
  'goes through the list with Tab, in the order of the eye',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas, userEvent }) => {
    const links = [...linksOf(canvas, 'New'), ...linksOf(canvas, 'Conversations')];
    canvas.getByRole('heading', { level: 1 }).focus();
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
);

const nothing = () => undefined;

const conversation = (
  <Conversation
    match={noorRow.match}
    userId={viewerId}
    opener={ownWords}
    messages={ready({ messages: withNoor, hasEarlier: false })}
    isTyping
    isOffline={false}
    hasEnded={false}
    now={conversationNow}
    timeZone={timeZone}
    draft=""
    matchesHref="/matches"
    profileHref="/@noor_r"
    supportHref="/live-support"
    onLoadEarlier={() => Promise.resolve()}
    onDraftChange={nothing}
    onSend={nothing}
    onRetry={nothing}
    onDiscard={nothing}
    onTyping={nothing}
    onSeen={nothing}
    onUnmatch={() => Promise.resolve()}
  />
);

const open = { openMatchId: noorRow.match.id, children: conversation } as const;

/** In a narrow window the conversation takes the place of the list, the header and the footer. */
export const ConversationOpen = meta.story({
  tags: ['takes-focus'],
  args: open,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Conversation with Noor' })).toBeVisible();
  },
});

ConversationOpen.test(
  'is beside the list in a wide window, which does not scroll',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Conversations' }));
    await expect(list.getByRole('link', { name: /^Noor/ })).toHaveAttribute('aria-current', 'page');
    await expect(list.getByRole('link', { name: /^Thea/ })).not.toHaveAttribute('aria-current');
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
);

ConversationOpen.test(
  'is alone in a narrow window',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Matches');
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
);

/** Opens a conversation and goes back; `left` is what the list has by then. */
function OpenAndBack({
  left,
  ...props
}: ComponentProps<typeof MatchesPage> & { left?: readonly MatchRow[] }) {
  const [isOpen, setIsOpen] = useState(true);
  const matches = isOpen || left === undefined ? props.matches : ready(left);
  return (
    <MatchesPage {...props} matches={matches} openMatchId={isOpen ? props.openMatchId : null}>
      <ClosableConversation onBack={() => setIsOpen(false)} />
    </MatchesPage>
  );
}

const goBack = async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Back to matches' }));

const phone = { viewport: { value: 'phone' } } as const;

ConversationOpen.test(
  'returns the focus to its row',
  { globals: phone, render: (args) => <OpenAndBack {...args} /> },
  async ({ canvas, userEvent }) => {
    await goBack(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Noor/ })).toHaveFocus());
  },
);

ConversationOpen.test(
  'moves the focus to the next row after the match has ended',
  {
    globals: phone,
    render: (args) => (
      <OpenAndBack
        {...args}
        left={[...newMatches, ...conversations].filter((row) => row !== noorRow)}
      />
    ),
  },
  async ({ canvas, userEvent }) => {
    await goBack(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Thea/ })).toHaveFocus());
  },
);

ConversationOpen.test(
  'moves the focus to the heading after the last match has ended',
  {
    globals: phone,
    args: { matches: ready([noorRow]) },
    render: (args) => <OpenAndBack {...args} left={[]} />,
  },
  async ({ canvas, userEvent }) => {
    await goBack(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);

/** More pictures than fit are reached by scrolling. */
export const OnlyNew = meta.story({
  args: { matches: ready(manyNewMatches) },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas, 'New')).toHaveLength(manyNewMatches.length);
    await expect(canvas.queryByRole('heading', { name: 'Conversations' })).toBeNull();
  },
});

OnlyNew.test('marks the open one', { args: { ...open, openMatchId: 1201 } }, async ({ canvas }) => {
  const links = linksOf(canvas, 'New');
  await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    ...links.slice(2).map(() => null),
  ]);
});

Default.test(
  'has no group of new matches without one',
  { args: { matches: ready(conversations) }, globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'New' })).toBeNull();
    await expect(canvas.queryByText('Or say hello to someone new.')).toBeNull();
  },
);

/** Long names and messages, in both directions, and matches without a picture. */
export const LongTexts = meta.story({
  args: { matches: ready(longTexts) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /^Bartholomew.* 120 unread messages$/ });
    await expect(within(row).getByText('99+')).toBeVisible();
    await expect(row.getBoundingClientRect().height).toBe(76);
    await expect(canvas.getByRole('link', { name: /^Ola ?Not sent$/ })).toBeVisible();
  },
});

const rowOf = (canvas: Canvas, index: number) => linksOf(canvas, 'Conversations')[index];

export const Many = meta.story({
  args: { ...open, matches: ready(manyConversations), openMatchId: 2150 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // The address may name a conversation that is out of sight.
    await waitFor(() => {
      const { top, bottom } = rowOf(canvas, 150)?.getBoundingClientRect() ?? new DOMRect();
      return expect(top > 0 && bottom <= window.innerHeight).toBe(true);
    });
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Empty = meta.story({
  args: { matches: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no matches yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who is for you' })).toHaveAttribute(
      'href',
      '/likes/for-you',
    );
  },
});

Empty.test(
  'keeps an open conversation whose match has ended',
  { args: open },
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Conversation with Noor' })).toBeVisible();
  },
);

export const Loading = meta.story({ args: { matches: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { matches: { status: 'error', message: messages.unableToProcess, onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
