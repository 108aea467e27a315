import type { Screen } from '../../screen.ts';

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'chat-capability',
    title: 'Chat',
    routes: [],
    audience: 'member',
    source: ['member §7'],
    alsoCalled: ['messages', 'conversation', 'write', 'talk'],
    mockup: 'chat',
    states: {
      default: 'screens-chat-conversation--default',
      'new-match': 'screens-chat-conversation--new-match',
      'new-match-own-like': 'screens-chat-conversation--new-match-own-like',
      'new-match-without-words': 'screens-chat-conversation--new-match-without-words',
      answering: 'screens-chat-conversation--answering',
      sending: 'screens-chat-conversation--sending',
      'not-sent': 'screens-chat-conversation--sending',
      typing: 'screens-chat-conversation--default',
      'long-texts': 'screens-chat-conversation--long-texts',
      'too-long': 'screens-chat-conversation--too-long',
      offline: 'screens-chat-conversation--offline',
      ended: 'screens-chat-conversation--ended',
      menu: 'screens-chat-conversation--menu-open',
      unmatching: 'screens-chat-conversation--unmatching',
      loading: 'screens-chat-conversation--loading',
      failed: 'screens-chat-conversation--failed',
      'scrolled-up': 'screens-chat-conversation--long-history',
      'earlier-failed': 'screens-chat-conversation--earlier-failed',
    },
  },
];
